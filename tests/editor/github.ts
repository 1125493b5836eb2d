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
const DAY = '2026-01-02T00:00:00Z';
const HISTORY = { nodes: [{ author: AUTHOR, committedDate: DAY }] };

const FIRST = oid('first');

/**
 * A stand-in of what GitHub documents of its REST and GraphQL interfaces, as far as the editor
 * asks: https://docs.github.com/en/graphql/reference/mutations#createcommitonbranch
 */
export class GitHub {
  token = 'a-token';
  readonly files = new Map(PROJECT_FILES.map((path) => [path, readFileSync(join(ROOT, path))]));
  readonly #first = new Map(this.files);
  readonly commits: Commit[] = [];
  /** One file each, the newest first; without a text it was deleted. */
  readonly #changes: { path: string; sha: string; text: Buffer | undefined; by: string }[] = [];
  /** What the host has built the site from. */
  online: ReadonlyMap<string, Buffer> = new Map(this.files);
  head = FIRST;
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
    const json = (data: unknown, status = 200) => route.fulfill({ headers, status, json: data });
    const body = (bytes: Buffer | undefined) =>
      bytes
        ? route.fulfill({ headers, contentType: 'application/octet-stream', body: bytes })
        : json({ message: 'Not Found' }, 404);
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    if (request.headers()['authorization'] !== `token ${this.token}`)
      return json({ message: 'Bad credentials' }, 401);
    const { pathname, searchParams } = new URL(request.url());
    const [, what = pathname, of = ''] =
      /^\/repos\/our-team\/website\/(git\/blobs|git\/trees|contents|commits)\/?(.*)/.exec(
        pathname,
      ) ?? [];
    switch (what) {
      case 'git/blobs':
        return body(this.#blob(of));
      case 'git/trees':
        return json({ tree: this.#tree() });
      case 'contents':
        return body(this.#textAt(of, searchParams.get('ref') ?? ''));
      case 'commits':
        return json(of ? this.#changed(of) : this.#history(searchParams));
      case '/user':
        return json({ ...AUTHOR, id: 1, login: 'editor' });
      case '/graphql': {
        const asked = request.postDataJSON() as { query: string; variables: { input: Commit } };
        const answer = this.#graphql(asked.query, asked.variables);
        if (this.network === 'lost' && asked.query.includes('createCommitOnBranch'))
          return route.abort('connectionreset');
        return json(answer);
      }
      default:
        if (pathname.includes('/collaborators/')) return route.fulfill({ status: 204, headers });
        return json({ message: 'Not Found' }, 404);
    }
  }

  #blob(sha: string): Buffer | undefined {
    return [...this.files.values()].find((content) => oid(content) === sha);
  }

  #put(path: string, text: Buffer<ArrayBuffer> | undefined, by: string): void {
    if (text) this.files.set(path, text);
    else this.files.delete(path);
    this.head = oid(`${this.head} and ${String(text)}`);
    this.#changes.unshift({ path, sha: this.head, text, by });
  }

  /** A file as it was at a commit. */
  #textAt(file: string, commit: string): Buffer | undefined {
    const at = this.#changes.findIndex(({ sha }) => sha === commit);
    const change = at < 0 ? undefined : this.#changes.slice(at).find(({ path }) => path === file);
    return change ? change.text : this.#first.get(file);
  }

  /** https://docs.github.com/en/rest/commits/commits#list-commits */
  #history(asked: URLSearchParams): unknown {
    const within = asked.get('path') ?? '';
    const all = this.#changes.map(({ sha, path, by }, index) => {
      const parents = [{ sha: this.#changes[index + 1]?.sha ?? FIRST }];
      return { path, sha, parents, commit: { author: { name: by, date: DAY } } };
    });
    const first = { sha: FIRST, parents: [], commit: { author: { name: 'First', date: DAY } } };
    return [...all.filter(({ path }) => `${path}/`.startsWith(`${within}/`)), first].slice(
      0,
      Number(asked.get('per_page')),
    );
  }

  /** https://docs.github.com/en/rest/commits/commits#get-a-commit */
  #changed(commit: string): unknown {
    const paths =
      commit === FIRST
        ? [...this.#first.keys()]
        : this.#changes.flatMap(({ sha, path }) => (sha === commit ? path : []));
    return { files: paths.map((filename) => ({ filename })) };
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
    for (const [, name = '', sha = ''] of query.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g))
      fields[name] = { text: this.#blob(sha)?.toString() };
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
    for (const { path } of input.fileChanges.deletions) this.#put(path, undefined, AUTHOR.name);
    const commit: Record<string, unknown> = { oid: this.head, committedDate: DAY };
    for (const [, name = '', path = ''] of query.matchAll(/(file_\d+): file\(path: "([^"]+)"\)/g))
      commit[name] = { oid: oid(this.files.get(path) ?? '') };
    return { data: { createCommitOnBranch: { commit } } };
  }
}
