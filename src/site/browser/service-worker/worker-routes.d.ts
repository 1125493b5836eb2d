/** Requests that features answer, see `workerRoutes` in after-build/service-worker.ts. */
declare module 'virtual:worker-routes' {
  export interface WorkerRoute {
    /** Whether it answers for a file of this site. */
    serves: (path: string) => boolean;
    serve: (asked: { request: Request; url: URL }) => Promise<Response>;
    /** The page at a path, if it is stored with one of these files. */
    storedPage: (path: string) => Promise<Response | undefined>;
  }
  export const routes: readonly WorkerRoute[];
}

/** Whether there is one; defined by the build. */
declare const HAS_ROUTES: boolean;
