import assert from 'node:assert/strict';
import { test } from 'node:test';
import { networks } from './networks.ts';

function messagesOf(...pages: [name: string, address: string][]): string[] {
  const { error } = networks.safeParse(pages.map(([name, address]) => ({ name, address })));
  return error?.issues.map(({ path, message }) => `${path.join(' ')}: ${message}`) ?? [];
}

test('a known network is taken at its own addresses', () => {
  const right: [string, string][] = [
    ['WhatsApp channel', 'https://whatsapp.com/channel/0029Va'],
    ['WhatsApp group', 'https://chat.whatsapp.com/EXAMPLE'],
    ['TikTok', 'https://vm.tiktok.com/EXAMPLE/'],
    ['X', 'https://twitter.com/own_page'],
    ['Bluesky', 'https://bsky.app/profile/own-address.africa'],
    ['Mastodon', 'https://mastodon.own-address.africa/@us'],
  ];
  assert.deepEqual(messagesOf(...right), []);
});

test('an address of another place is refused in a sentence', () => {
  const wrong: [string, string][] = [
    ['WhatsApp channel', 'https://chat.whatsapp.com/EXAMPLE'],
    ['WhatsApp group', 'https://whatsapp.com/channel/0029Va'],
    ['TikTok', 'https://nottiktok.com/@us'],
    ['X', 'https://x.com/'],
    ['Mastodon', 'https://mastodon.social/explore'],
  ];
  for (const [name, address] of wrong)
    assert.match(messagesOf([name, address])[0] ?? '', /address: Write the address of your/);
});

test('a name is any, once, in the spelling of a network that is known', () => {
  assert.deepEqual(messagesOf(['Anghami', 'https://play.anghami.com/artist/1']), []);
  assert.deepEqual(messagesOf(['constructor', 'https://own-address.africa/us']), []);
  const [read] = networks.parse([{ name: 'tik tok', address: 'https://www.tiktok.com/@us' }]);
  assert.equal(read?.name, 'TikTok');
  const x: [string, string] = ['X', 'https://x.com/us'];
  assert.deepEqual(messagesOf(x, ['x', 'https://x.com/others']), [
    '1 name: "X" is in the list above already. Each name may be here once',
  ]);
  assert.match(
    messagesOf(['Facebook', 'https://www.facebook.com/groups/us'])[0] ?? '',
    /Facebook has its own field/,
  );
});
