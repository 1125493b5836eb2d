const address = 'https://github.com';

/** The addresses of GitHub, without a slash at the end. */
export const GITHUB = {
  /** The website, where people sign in. */
  address,
  /** The API: the only other origin that the editor sends requests to. */
  api: 'https://api.github.com',
};

/** The longest time for which GitHub makes a token, in days. */
const LONGEST = '366';

/**
 * The page to create a token for a project, filled in with its name, owner, end and rights.
 * https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/managing-your-personal-access-tokens
 */
export function tokenPage(repository: string): string {
  const [owner = ''] = repository.split('/');
  const query = { name: 'Website editor', target_name: owner, expires_in: LONGEST };
  return `${address}/settings/personal-access-tokens/new?${new URLSearchParams({ ...query, contents: 'write' })}`;
}
