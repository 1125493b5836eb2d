const address = 'https://github.com';
const token = new URLSearchParams({ name: 'Website editor', contents: 'write' });

/** The addresses of GitHub, without a slash at the end. */
export const GITHUB = {
  /** The website, where people sign in. */
  address,
  /** The API: the only other origin that the editor sends requests to. */
  api: 'https://api.github.com',
  /**
   * The page to create a token, filled in with its name and rights.
   * https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/managing-your-personal-access-tokens
   */
  tokens: `${address}/settings/personal-access-tokens/new?${token}`,
};
