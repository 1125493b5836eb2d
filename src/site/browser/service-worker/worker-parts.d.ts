/** What features serve otherwise, see `workerParts` in after-build/service-worker.ts. */
declare module 'virtual:worker-parts' {
  export interface WorkerPart {
    /** Whether it answers for a file of this site. */
    serves: (path: string) => boolean;
    serve: (asked: { request: Request; url: URL }) => Promise<Response>;
    /** The page at a path, if it is stored with one of these files. */
    storedPage: (path: string) => Promise<Response | undefined>;
  }
  export const parts: readonly WorkerPart[];
}

/** Whether there is one; defined by the build. */
declare const HAS_PARTS: boolean;
