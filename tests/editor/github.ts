import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { ROOT } from '../support/root.ts';
import { builtFrom, PROJECT_FILES } from './editor.ts';

/** What `createCommitOnBranch` is asked for. */
export interface Commit {
  branch: { repositoryNameWithOwner: string; branchName: string };
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
}

const oid = (content: string | Buffer) => createHash('sha1').update(content).digest('hex');
const AUTHOR = {
  name: 'Editor',
  email: 'editor@own-address.africa',
  user: { id: 1, login: 'editor' },
};
const HISTORY = { nodes: [{ author: AUTHOR, committedDate: '2026-01-01T00:00:00Z' }] };

/**
 * A stand-in of what GitHub documents of its REST and GraphQL interfaces, as far as the editor asks:
 * https://docs.github.com/en/graphql/reference/mutations#createcommitonbranch
 */
export class GitHub {
  token = 'a-token';
  readonly files = new Map(PROJECT_FILES.map((path) => [path, readFileSync(join(ROOT, path))]));
  readonly commits: Commit[] = [];
  /** The states of files, the newest first. */
  readonly #versions: { path: string; sha: string; text: Buffer; by: string }[] = [];
  /** What the host has built the site from. */
  online: ReadonlyMap<string, Buffer> = new Map(this.files);
  head = oid('first');
  /** Somebody who saves between the question for the newest state and the commit. */
  overtaken = false;
  /** `lost`: the commit is made, and its answer never arrives. */
  network: 'up' | 'down' | 'lost' = 'up';

  async install(page: Page): Promise<void> {
    await page.route('https://api.github.com/**', (route) => this.#answer(route));
    await page.route('**/admin/built.json', async (route) =>
      route.fulfill({ json: await builtFrom(this.online) }),
    );
    // Whether the service has a bad day is asked of another host.
    await page.route('https://www.githubstatus.com/**', (route) =>
      route.fulfill({ json: { status: { indicator: 'none' } } }),
    );
  }

  /** What somebody else commits. */
  pushed(path: string, text: string): void {
    this.#put(path, Buffer.from(text), 'Somebody else');
  }

  /** The host builds what is on the branch. */
  build(): void {
    this.online = new Map(this.files);
  }

  async #answer(route: Route): Promise<void> {
    if (this.network === 'down') return route.abort('internetdisconnected');
    const request = route.request();
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    if (request.headers()['authorization'] !== `token ${this.token}`) {
      return route.fulfill({ status: 401, headers, json: { message: 'Bad credentials' } });
    }
    const { pathname, searchParams } = new URL(request.url());
    const blob = /\/git\/blobs\/(\w+)$/.exec(pathname)?.[1];
    if (blob) {
      const body = [...this.files.values()].find((content) => oid(content) === blob);
      return route.fulfill({ headers, contentType: 'application/octet-stream', body: body ?? '' });
    }
    const file = /^\/repos\/our-team\/website\/contents\/(.*)/.exec(pathname)?.[1];
    if (file) {
      const ref = searchParams.get('ref');
      const version = this.#versions.find(({ path, sha }) => path === file && sha === ref);
      return route.fulfill({ headers, contentType: 'text/plain', body: version?.text ?? '' });
    }
    if (pathname === '/repos/our-team/website/commits')
      return route.fulfill({ headers, json: this.#history(searchParams) });
    if (pathname === '/user')
      return route.fulfill({ headers, json: { ...AUTHOR, id: 1, login: 'editor' } });
    if (pathname.includes('/collaborators/')) return route.fulfill({ status: 204, headers });
    if (pathname.includes('/git/trees/'))
      return route.fulfill({ headers, json: { tree: this.#tree() } });
    if (pathname === '/graphql') {
      const { query, variables } = request.postDataJSON() as {
        query: string;
        variables: { input: Commit };
      };
      const json = this.#graphql(query, variables);
      if (this.network === 'lost' && query.includes('createCommitOnBranch')) {
        return route.abort('connectionreset');
      }
      return route.fulfill({ headers, json });
    }
    return route.fulfill({ status: 404, headers, json: { message: 'Not Found' } });
  }

  #put(path: string, text: Buffer<ArrayBuffer>, by: string): void {
    const before = this.files.get(path);
    if (before && !this.#versions.some((version) => version.path === path))
      this.#versions.push({ path, sha: oid(before), text: before, by: 'First' });
    this.files.set(path, text);
    this.head = oid(`${this.head} and ${String(text)}`);
    this.#versions.unshift({ path, sha: this.head, text, by });
  }

  /** https://docs.github.com/en/rest/commits/commits#list-commits */
  #history(asked: URLSearchParams): unknown {
    return this.#versions
      .filter(({ path }) => path === asked.get('path'))
      .slice(0, Number(asked.get('per_page')))
      .map(({ sha, by }) => ({
        sha,
        commit: { author: { name: by, date: '2026-01-02T00:00:00Z' } },
      }));
  }

  #tree() {
    return [...this.files].map(([path, content]) => ({
      type: 'blob',
      path,
      sha: oid(content),
      size: content.length,
    }));
  }

  #graphql(query: string, { input }: { input: Commit }): unknown {
    if (query.includes('createCommitOnBranch')) return this.#commit(query, input);
    const fields: Record<string, unknown> = {
      defaultBranchRef: { name: 'main' },
      ref: {
        target: { oid: this.head, history: { nodes: [{ oid: this.head, message: 'Before' }] } },
      },
    };
    for (const [, name = '', sha = ''] of query.matchAll(
      /(content_\d+): object\(oid: "(\w+)"\)/g,
    )) {
      const text = [...this.files.values()].find((content) => oid(content) === sha);
      fields[name] = { text: text?.toString() };
    }
    for (const [, name = ''] of query.matchAll(/(commit_\d+):\s+ref/g))
      fields[name] = { target: { history: HISTORY } };
    return { data: { repository: fields } };
  }

  #commit(query: string, input: Commit): unknown {
    if (this.overtaken) this.head = oid(`${this.head} and another`);
    if (input.expectedHeadOid !== this.head) {
      const message = `Expected branch to point to "${input.expectedHeadOid}" but it points to "${this.head}".`;
      return { data: { createCommitOnBranch: null }, errors: [{ type: 'STALE_DATA', message }] };
    }
    this.commits.push(input);
    for (const { path, contents } of input.fileChanges.additions)
      this.#put(path, Buffer.from(contents, 'base64'), AUTHOR.name);
    const commit: Record<string, unknown> = {
      oid: this.head,
      committedDate: '2026-01-02T00:00:00Z',
    };
    for (const [, name = '', path = ''] of query.matchAll(/(file_\d+): file\(path: "([^"]+)"\)/g)) {
      commit[name] = { oid: oid(this.files.get(path) ?? '') };
    }
    return { data: { createCommitOnBranch: { commit } } };
  }
}
