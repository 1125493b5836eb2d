import { z } from 'zod';
import { eachOnce, httpsAddress, name } from './fields.ts';

interface Network {
  /** Its hosts; subdomains count too. Empty if anybody can run one, as with Mastodon. */
  hosts: readonly string[];
  /** The path of a profile there; by default any path but the front page. */
  path?: RegExp;
  /** How an address on it begins, for messages. */
  example: string;
}

/** Networks whose addresses are checked. The list in content/ may name others, which are not. */
const KNOWN: Readonly<Record<string, Network>> = {
  'WhatsApp channel': {
    hosts: ['whatsapp.com'],
    path: /^\/channel\/./,
    example: 'https://whatsapp.com/channel/',
  },
  'WhatsApp group': { hosts: ['chat.whatsapp.com'], example: 'https://chat.whatsapp.com/' },
  TikTok: { hosts: ['tiktok.com'], example: 'https://www.tiktok.com/@' },
  X: { hosts: ['x.com', 'twitter.com'], example: 'https://x.com/' },
  LinkedIn: { hosts: ['linkedin.com'], example: 'https://www.linkedin.com/company/' },
  Threads: { hosts: ['threads.com', 'threads.net'], example: 'https://www.threads.com/@' },
  Bluesky: { hosts: ['bsky.app'], example: 'https://bsky.app/profile/' },
  Mastodon: { hosts: [], path: /^\/@./, example: 'https://mastodon.social/@' },
  SoundCloud: { hosts: ['soundcloud.com'], example: 'https://soundcloud.com/' },
  Audiomack: { hosts: ['audiomack.com'], example: 'https://audiomack.com/' },
  Boomplay: { hosts: ['boomplay.com'], example: 'https://www.boomplay.com/artists/' },
  Spotify: { hosts: ['spotify.com', 'spotify.link'], example: 'https://open.spotify.com/artist/' },
};

/** Networks that have a field of their own. */
const SHIPPED = ['Facebook', 'Instagram', 'YouTube', 'Telegram'];

const bare = (text: string) => text.toLowerCase().replace(/[\s-]/g, '');
const meant = (typed: string, names: readonly string[]) =>
  names.find((known) => bare(known) === bare(typed));

/** A known name as the network spells it; any other unchanged. */
const ownSpelling = (typed: string) => meant(typed, Object.keys(KNOWN)) ?? typed;

/** A sentence if an address cannot be one on that network; undefined if it may be right. */
function problemOf(network: string, address: string): string | undefined {
  const known = Object.hasOwn(KNOWN, network) ? KNOWN[network] : undefined;
  if (!known || !URL.canParse(address)) return undefined;
  const { hostname, pathname } = new URL(address);
  const { hosts, path = /^\/./, example } = known;
  const isThere =
    hosts.length === 0 || hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return isThere && path.test(pathname)
    ? undefined
    : `Write the address of your page at ${network}, such as ${example}…`;
}

const network = z
  .strictObject({
    name: name(
      `Name of the network, as visitors read it: ${Object.keys(KNOWN).join(', ')}, or any other.`,
      40,
    ).overwrite(ownSpelling),
    address: httpsAddress('Address of your page there.'),
  })
  .superRefine(({ name: typed, address }, context) => {
    const shipped = meant(typed, SHIPPED);
    const say = (field: string, message: string | undefined) => {
      if (message) context.addIssue({ code: 'custom', path: [field], message });
    };
    say('name', shipped && `${shipped} has its own field among the addresses above`);
    say('address', problemOf(typed, address));
  })
  .describe('One network.');

const MOST = 12;

/** Further networks of the organisation, in the order of the footer. */
export const networks = z
  .array(network)
  .max(MOST, `This may have at most ${MOST}; there is no room for more`)
  .superRefine(
    eachOnce(
      ({ name: network }) => network,
      (network) => `"${network}" is in the list above already. Each name may be here once`,
      'name',
    ),
  )
  .default([])
  .describe('Your pages on other networks. They follow the four in the footer.');
