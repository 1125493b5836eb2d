import type { ChildProcess } from 'node:child_process';
import type { Difference } from './differences.ts';

interface ServerPlace {
  /** Empty folder for the server's own files; others may enter it. */
  folder: string;
  /** Folder of the site. */
  site: string;
  port: number;
}

/** A program that serves the site as one kind of host does. */
export interface HostServer {
  name: string;
  /** Path of the program, which is fetched where it is missing. @throws Error that says what is missing */
  find(): string;
  version(command: string): string;
  start(command: string, place: ServerPlace): ChildProcess;
  /** How it differs from what the site asks of a host. */
  differences?: readonly Difference[];
}
