/** GitHub as people and the browser know it. */
const address = 'https://github.com';
const token = new URLSearchParams({ name: 'Website editor', contents: 'write' });

export const GITHUB = {
  /** Where somebody signs in, without a slash at its end. */
  address,
  /** The only other origin that the editor talks to. */
  api: 'https://api.github.com',
  /**
   * Where somebody makes a token.
   * https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/managing-your-personal-access-tokens
   */
  tokens: `${address}/settings/personal-access-tokens/new?${token}`,
};
