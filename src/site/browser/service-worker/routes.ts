/** Requests that a feature answers: the `route` of its browser/worker.ts. */
export interface WorkerRoute {
  /** Whether it answers for a file of this site. */
  serves: (path: string) => boolean;
  serve: (asked: { request: Request; url: URL }) => Promise<Response>;
  /** The page at a path, if it is stored with one of these files. */
  storedPage: (path: string) => Promise<Response | undefined>;
}

declare global {
  /** Whether this site needs one of them; defined by the build. */
  const HAS_ROUTES: boolean;
}

const modules = import.meta.glob<WorkerRoute>('../../../features/*/browser/worker.ts', {
  eager: true,
  import: 'route',
});
export const routes = HAS_ROUTES ? Object.values(modules) : [];
