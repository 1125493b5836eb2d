import type { EditingService } from '../schema.ts';

/** A service as people and the browser know it. */
interface Service {
  name: string;
  /** Where somebody signs in, without a slash at its end. */
  address: string;
  /** The origin that the editor talks to: to no other. */
  origin: string;
  /** Where somebody makes a token. */
  tokens: string;
}

/** The service of the setting. */
export function serviceOf(editing: EditingService): Service {
  if (editing.service === 'github') {
    const address = 'https://github.com';
    // https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/managing-your-personal-access-tokens
    const wanted = new URLSearchParams({ name: 'Website editor', contents: 'write' });
    const tokens = `${address}/settings/personal-access-tokens/new?${wanted}`;
    return { name: 'GitHub', address, origin: 'https://api.github.com', tokens };
  }
  const { origin, host } = new URL(editing.address ?? 'https://gitlab.com');
  const isGitLab = editing.service === 'gitlab';
  const name = isGitLab ? 'GitLab' : host === 'codeberg.org' ? 'Codeberg' : host;
  // https://docs.gitlab.com/user/profile/personal_access_tokens/
  const wanted = new URLSearchParams({ name: 'Website editor', scopes: 'api' });
  const tokens = isGitLab
    ? `${origin}/-/user_settings/personal_access_tokens?${wanted}`
    : `${origin}/user/settings/applications`;
  return { name, address: origin, origin, tokens };
}
