import type { GitBackend } from '@sveltia/cms';
import type { EditingService } from '../src/content/schemas/editing.ts';

/** Where the editor saves, and which other hosts it talks to for that. */
export interface Connection {
  backend: GitBackend;
  /** Origins it sends to and reads from: the service, and its status page. */
  origins: string[];
  /** Origins of the pictures of whoever is signed in. */
  portraits: string[];
}

/** The folder on this computer, as the CMS wants a project to be called. */
export const THIS_COMPUTER = 'this/computer';

/** A folder needs no service, but the CMS wants one named: for Gitea it asks no other host whether the service is up. */
const NOWHERE: GitBackend = { name: 'gitea', repo: THIS_COMPUTER, auth_methods: ['token'] };

const originOf = (address: string) => new URL(address).origin;

/** Signing in at the service itself, without a server of ours, where an application is registered there; else by a token. */
function signIn(applicationId: string | undefined) {
  return applicationId === undefined
    ? { auth_methods: ['token' as const] }
    : { auth_type: 'pkce' as const, app_id: applicationId };
}

/** @param editing the setting; undefined for the editor of a folder on this computer */
export function connectionOf(editing: EditingService | undefined): Connection {
  if (!editing) return { backend: NOWHERE, origins: [], portraits: [] };
  const { repository: repo, branch } = editing;
  switch (editing.service) {
    case 'github':
      return {
        // Signing in at GitHub itself would need a server of ours.
        backend: { name: 'github', repo, branch, auth_methods: ['token'] },
        origins: ['https://api.github.com', 'https://www.githubstatus.com'],
        portraits: ['https://avatars.githubusercontent.com'],
      };
    case 'gitlab': {
      const address = originOf(editing.address ?? 'https://gitlab.com');
      const own = editing.address !== undefined;
      return {
        backend: {
          name: 'gitlab',
          repo,
          branch,
          ...(own ? { base_url: address, api_root: `${address}/api/v4` } : {}),
          ...signIn(editing.applicationId),
        },
        origins: [address, ...(own ? [] : ['https://status-api.hostedstatus.com'])],
        portraits: [address, 'https://secure.gravatar.com'],
      };
    }
    case 'gitea': {
      const address = originOf(editing.address);
      return {
        backend: {
          name: 'gitea',
          repo,
          branch,
          base_url: address,
          api_root: `${address}/api/v1`,
          ...signIn(editing.applicationId),
        },
        origins: [address],
        portraits: [address],
      };
    }
  }
}
