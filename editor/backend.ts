import type { GitBackend } from '@sveltia/cms';
import type { EditingService } from './schema.ts';

/** Where the editor saves, and which other hosts it talks to for that. */
interface Connection {
  backend: GitBackend;
  /** Origins it sends to and reads from: the service, and its status page. */
  origins: string[];
  /** Origins of the pictures of whoever is signed in. */
  portraits: string[];
}

/** The folder on this computer, as the CMS wants a project to be called. */
export const THIS_COMPUTER = 'this/computer';

/**
 * A folder needs no service, but the CMS wants one named: for Gitea it asks no other host whether
 * the service is up.
 */
const NOWHERE: GitBackend = { name: 'gitea', repo: THIS_COMPUTER, auth_methods: ['token'] };

/** Where the interfaces of services of one's own are, below their address. */
const INTERFACES = { gitlab: '/api/v4', gitea: '/api/v1' };

/** @param editing the setting; undefined for the editor of a folder on this computer */
export function connectionOf(editing: EditingService | undefined): Connection {
  if (!editing) return { backend: NOWHERE, origins: [], portraits: [] };
  const { service: name, repository: repo, branch } = editing;
  if (name === 'github') {
    return {
      // Signing in at GitHub itself would need a server of ours.
      backend: { name, repo, branch, auth_methods: ['token'] },
      origins: ['https://api.github.com', 'https://www.githubstatus.com'],
      portraits: ['https://avatars.githubusercontent.com'],
    };
  }
  // At the service itself, without a server of ours, where an application is registered there.
  const signIn = editing.applicationId
    ? { auth_type: 'pkce', app_id: editing.applicationId }
    : { auth_methods: ['token'] };
  const address = new URL(editing.address ?? 'https://gitlab.com').origin;
  const own = { base_url: address, api_root: address + INTERFACES[name] };
  const isOwn = editing.address !== undefined;
  return {
    backend: {
      name,
      repo,
      branch,
      ...(isOwn && own),
      ...signIn,
    } as GitBackend,
    origins: [address, ...(isOwn ? [] : ['https://status-api.hostedstatus.com'])],
    portraits: [address, ...(name === 'gitlab' ? ['https://secure.gravatar.com'] : [])],
  };
}
