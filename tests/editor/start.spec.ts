/** Somebody comes for something: words, a post, French, a page that was deleted, what is missing. */
import type { Locator, Page } from '@playwright/test';
import { axeFaults } from '../support/accessibility.ts';
import { expect } from '../support/test.ts';
import { added } from './changed-lines.ts';
import { commitAll } from './commit-all.ts';
import {
  field,
  fieldAddress,
  message,
  openHome,
  publish,
  test as testInProject,
} from './opened-project.ts';

const HOME = 'content/en/pages/home.yaml';
const FACTS = 'content/organisation.yaml';
const BADGE = 'Home › Top of the page › Badge';

async function openStart(page: Page): Promise<void> {
  await page.goto('/admin/#/start');
  await page.getByRole('heading', { name: 'What would you like to do?' }).waitFor();
}

/** The start has small pictures of the pages, which take as long as all else: these tests do without. */
const test = testInProject.extend<{ start: Page }>({
  start: async ({ tab }, use) => {
    await tab.route(/\/(about-us|contact-us|donate)?$/, (route) =>
      route.request().resourceType() === 'fetch' ? route.fulfill({ body: '' }) : route.fallback(),
    );
    await openStart(tab);
    await use(tab);
  },
});

test.use({ hasFrench: true });

const back = (page: Page) => page.getByRole('link', { name: 'Editor home' });
const typed = (page: Page, name: string) =>
  page.frameLocator('[title="Page"]').getByRole('textbox', { name, exact: true }).first();

/** What has the focus, by its words. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return `${element?.tagName} ${element?.getAttribute('aria-label') ?? element?.textContent}`;
  });
const expectFocus = (page: Page, name: RegExp) => expect.poll(() => focused(page)).toMatch(name);

/** Nothing is wider than the window, and every control is a fingertip high. */
async function fits(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  const small = await page
    .getByRole('main')
    .locator(':is(a, button, input:not([type=checkbox]), select, textarea, summary)')
    .evaluateAll((all) =>
      all
        .filter((control) => control.checkVisibility())
        .filter((control) => control.getBoundingClientRect().height < 44)
        .map(({ outerHTML }) => outerHTML),
    );
  expect(small).toEqual([]);
}

/** And axe finds nothing: on one screen of each kind. */
async function isSound(page: Page): Promise<void> {
  await fits(page);
  expect(await axeFaults(page, 'main')).toEqual([]);
}

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1366, height: 768 };

test.describe('in one visit', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ hasTouch: true });

  // Before any screen was left: later the focus goes back to where it was.
  test('each screen says its name when it opens, with the focus', async ({ start: tab }) => {
    await tab.setViewportSize(DESKTOP);
    for (const [screen, name] of [
      ['start', 'What would you like to do?'],
      ['pages', 'Pages'],
      ['new', 'New page'],
      ['deleted', 'Deleted pages'],
      ['versions', 'Earlier versions'],
      ['translate', 'Translate'],
      ['translate?code=fr', 'Français'],
      ['missing', 'Still missing or misleading'],
      ['changes', 'Changes'],
      ['page?page=contact-us', 'There is no page “contact-us”.'],
      ['links?path=content/en/more/our-teams.yaml', 'Where should people find it?'],
      ['page?page=about', 'About Us'],
    ] as const) {
      await tab.goto(`/admin/#/${screen}`);
      await expect(tab).toHaveTitle(`${name} – Editor`);
      await expect(
        tab.getByRole('main').getByRole('heading', { level: 1, name, exact: true }),
      ).toBeFocused();
    }
    await tab.goto(fieldAddress('content/pictures.yaml', 'mission'));
    await expect(tab).toHaveTitle('Mission – Editor');
    await tab.getByRole('button', { name: 'Close' }).click();
    await expect(tab).toHaveTitle('About Us – Editor');
    // Also where the name of the page changes while its sheet is open.
    const path = 'content/en/more/our-teams.yaml';
    await tab.goto(`/admin/#/page?${new URLSearchParams({ page: path })}`);
    await tab.goto(fieldAddress(path, 'heading', path));
    await tab.getByRole('textbox', { name: 'Heading' }).fill('Our choirs');
    await expect(tab.getByRole('heading', { level: 1, name: 'Our choirs' })).toBeAttached();
    await expect(tab).toHaveTitle('Heading – Editor');
    await tab.getByRole('button', { name: 'Close' }).click();
    await expect(tab).toHaveTitle('Our choirs – Editor');
    await tab.getByRole('button', { name: 'Undo' }).click();
    await expect(tab).toHaveTitle('Our Teams – Editor');
  });

  test.describe('by touch', () => {
    test.beforeEach(({ tab }) => tab.setViewportSize(PHONE));

    test('a French headline, and French is published: 8 taps', async ({ start, text }) => {
      await isSound(start);
      const before = text('content/fr/pages/home.yaml');
      await start.getByRole('link', { name: 'Translate' }).tap();
      await expect(start).toHaveTitle('Translate – Editor');
      await fits(start);
      await start.getByRole('link', { name: /^Français/ }).tap();
      await fits(start);
      await start.getByRole('link', { name: 'Accueil' }).first().tap();
      const line = typed(start, 'Français › Home › Top of the page › Headline › 1');
      await line.tap();
      await start.keyboard.press('ControlOrMeta+End');
      await start.keyboard.type('!');
      await start.goBack();
      await start.getByRole('button', { name: 'Show Français to visitors' }).tap();
      const hide = start.getByRole('button', { name: 'Hide Français from visitors' });
      start.once('dialog', (dialog) => dialog.dismiss());
      await hide.tap();
      start.once('dialog', (dialog) => dialog.accept());
      await hide.tap();
      await start.getByRole('button', { name: 'Show Français to visitors' }).tap();
      await expect(
        start.getByText('The site on this computer shows it once you publish'),
      ).toBeVisible();
      await publish(start);
      expect(added(before, text('content/fr/pages/home.yaml')).join()).toMatch(/!$/);
      expect(text(FACTS)).toMatch(/languages:\n {2}- en\n {2}- fr\n/);
    });

    test('a workshop every second Sunday is added, with its days in words, and stands on the page of dates', async ({
      start: page,
      text,
    }) => {
      let taps = 0;
      const tap = async (what: Locator) => {
        taps += 1;
        await what.tap();
      };
      /** A list of the browser's own: it is opened, and one line of it is tapped. */
      const choose = async (name: string, label: string) => {
        taps += 2;
        await dialog.getByRole('combobox', { name }).selectOption({ label });
      };
      const dialog = page.getByRole('dialog');
      await tap(page.getByRole('link', { name: 'Add a workshop' }));
      await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeFocused();
      await page.keyboard.insertText('Open evening');
      const begins = dialog.getByRole('group', { name: 'Start' });
      await tap(begins.getByLabel('Date'));
      await begins.getByLabel('Date').fill('2027-03-14');
      await tap(begins.getByLabel('Time'));
      await begins.getByLabel('Time').fill('18:00');
      await choose('Time zone', 'Lagos');
      await choose('How often', 'Every month on the second Sunday');
      await tap(dialog.getByLabel('How many times, counting the first'));
      await dialog.getByLabel('How many times, counting the first').fill('4');
      await expect(dialog.getByText('Again on Sun, 11 Apr 2027')).toContainText('4 times in all');
      await tap(dialog.getByRole('button', { name: 'Close' }));
      await publish(page);
      expect(text('content/en/dates.yaml')).toContain(`  - id: open-evening
    title: Open evening
    start: 2027-03-14 18:00
    zone: Africa/Lagos
    repeats: monthly on the second Sunday 4 times
`);
      // With the one that publishes.
      expect(taps + 1).toBeLessThanOrEqual(11);
      await page.goto('/admin/#/page?page=dates');
      await expect(typed(page, 'Dates › 1 › Title')).toHaveText('Open evening');
    });

    test('a new page is linked from the menu, or by one tap', async ({ start, text }) => {
      const site = 'content/en/site.yaml';
      await start.goto('/admin/#/new?keys=news');
      await start.getByRole('textbox', { name: 'Heading' }).fill('News');
      await start
        .getByRole('textbox', { name: /^One or two sentences/ })
        .fill('All that has happened lately in the community, newest first.');
      const where = start.getByRole('combobox', { name: 'Where should people find it?' });
      await where.selectOption('In the menu');
      await start.getByRole('button', { name: 'Create the page' }).tap();
      // The page, and its link.
      await expect(start.getByRole('link', { name: 'Changes (2)' })).toBeVisible();
      await start.getByRole('button', { name: 'Undo' }).tap();
      await start.goto('/admin/#/missing');
      await start.getByRole('link', { name: /“News” is online, but no menu/ }).tap();
      await fits(start);
      await start.getByRole('button', { name: 'In the footer' }).tap();
      await expect(start.getByRole('link', { name: /“News” is online/ })).toHaveCount(0);
      await publish(start);
      expect(text(site)).toMatch(/\n {2}more:\n {4}- text: News\n {6}href: \/news\n/);
      // Once it is deleted, its links go by one tap.
      await start.goto('/admin/#/pages');
      await start.getByRole('button', { name: 'Options for “News”' }).tap();
      await isSound(start);
      await start.getByRole('button', { name: 'Delete “News”' }).tap();
      await expect(start.getByText('“News” is deleted, but still linked: ')).toContainText(
        'footer',
      );
      await start.getByRole('button', { name: 'Remove these links' }).tap();
      await expect(start.getByText('is deleted, but still linked')).toHaveCount(0);
      await expect(start.getByRole('link', { name: 'Changes (2)', exact: true })).toBeAttached();
      // It comes back without a link, and says so.
      await start.getByRole('link', { name: 'Deleted pages' }).tap();
      await expect(start.getByRole('heading', { name: 'Deleted pages' })).toBeVisible();
      await fits(start);
      await start.getByRole('button', { name: 'Bring back: News' }).tap();
      await expect(start.getByText('Nothing on the site leads to it')).toBeVisible();
      await start.getByRole('button', { name: 'In the footer' }).tap();
      await expect(typed(start, 'News › Heading')).toBeVisible();
      await expect(start.getByRole('link', { name: 'Changes (0)' })).toBeAttached();
    });

    test('four of ten steps are done on Editor home, and one row', async ({ start, text }) => {
      const later = start.getByRole('link', { name: /^Still missing/ });
      await expect(later).toHaveText(/: \d+$/);
      const count = Number((await later.innerText()).replace(/\D+/g, ''));
      /** Once a step is done, all but the next one are folded. */
      const unfolded = async (part: Locator) => {
        await expect(start.getByRole('heading', { name: 'Live in 10 steps' })).toBeVisible();
        if (!(await part.isVisible())) await start.getByText(/^Other steps/).tap();
        return part;
      };
      for (const [step, value] of [
        [/^\d+\. Name and address/, 'https://www.example.africa'],
        [/^\d+\. Email/, 'team@example.africa'],
        [/^\d+\. The form for new/, 'https://forms.example.africa/join'],
      ] as const) {
        await (await unfolded(start.getByRole('link', { name: step }))).tap();
        const box = start.getByRole('dialog').getByRole('textbox').first();
        await expect(box).toBeFocused();
        await box.fill(value);
        await start.getByRole('button', { name: 'Close' }).tap();
        await expect(await unfolded(start.getByRole('link', { name: step }))).toContainText('Done');
      }
      const online = start.getByRole('checkbox', { name: 'The site is online at its address' });
      await (await unfolded(online)).tap();
      await expect(online).toBeHidden();
      await fits(start);
      await expect(later).toHaveText(RegExp(`: ${count}$`));
      await later.tap();
      await expect(start).toHaveTitle('Still missing or misleading – Editor');
      await fits(start);
      await start.getByRole('button', { name: /^Can wait/ }).tap();
      await expect(start.getByRole('heading', { name: /^Can wait/ })).toBeInViewport();
      const row = start.getByRole('link', { name: /^Donors find no email address/ });
      await row.tap();
      await start
        .getByRole('dialog')
        .getByRole('textbox', { name: 'Email' })
        .fill('giving@example.africa');
      await start.getByRole('button', { name: 'Close' }).tap();
      await expect(row).toBeHidden();
      // The next row.
      await expect(start.locator('.rows a:focus')).toBeInViewport();
      await expect(start.getByRole('progressbar', { name: 'Done' })).toHaveJSProperty('value', 1);
      await back(start).tap();
      await expect(later).toHaveText(RegExp(`: ${count - 1}$`));
      // A search is there again, however one comes back from what it has led to.
      const search = start.getByRole('searchbox');
      await search.fill("Africa's Top");
      await start.getByRole('link', { name: /^Africa's Top/ }).tap();
      await back(start).tap();
      await expect(search).toHaveValue("Africa's Top");
      await search.fill('');
      await publish(start);
      // Also in sight where the screen has been scrolled.
      await expect(message(start).getByText(/^Published:/)).toHaveCSS('clip-path', 'none');
      expect(text(FACTS)).toMatch(
        /supportEmail: team@example\.africa[^]*\nseen:\n {2}host: 20[\d-]+\n/,
      );
    });
  });

  test.describe('by keyboard', () => {
    test.beforeEach(({ tab }) => tab.setViewportSize(DESKTOP));

    /** Goes on by Tab until something has the focus, then presses Enter. */
    async function choose(
      page: Page,
      role: 'link' | 'button',
      name: string | RegExp,
    ): Promise<void> {
      const wanted = page.getByRole(role, { name }).first();
      await expect(wanted).toBeVisible();
      const isThere = () => wanted.evaluate((element) => element === document.activeElement);
      for (let presses = 0; presses < 80 && !(await isThere()); presses += 1)
        await page.keyboard.press('Tab');
      await expect(wanted).toBeFocused();
      await page.keyboard.press('Enter');
    }

    test('a post is written, and its address keeps the rules', async ({ start }) => {
      // A page's link lies over its picture: the ring is around both.
      const card = start.getByRole('listitem').filter({ has: start.locator('iframe') });
      await card.first().getByRole('link').focus();
      await start.keyboard.press('Shift+Tab');
      await start.keyboard.press('Tab');
      await expect(card.first()).toHaveCSS('outline-width', '3px');
      await choose(start, 'link', 'Write a post');
      await start.getByRole('textbox', { name: 'Heading' }).focus();
      await start.keyboard.type('Ẹ káàbọ̀: 1st concert');
      const address = start.getByRole('textbox', { name: 'Web address' });
      await expect(address).toHaveValue('e-kaabo-1st-concert');
      await address.fill('our-teams');
      await expect(start.getByRole('alert')).toHaveText('Another page already has this address.');
      await isSound(start);
      await address.fill('first-concert');
      await start
        .getByRole('textbox', { name: /^One or two sentences/ })
        .fill('What happened at our first concert in Lagos, and who sang there.');
      await start.reload();
      await expect(address).toHaveValue('first-concert');
      await choose(start, 'button', 'Create the page');
      await expect(start.getByRole('dialog').getByRole('textbox', { name: 'Text' })).toBeFocused();
    });

    test('what is empty in the post is told once it was left', async ({ page: start, text }) => {
      const dialog = start.getByRole('dialog');
      const words = dialog.getByRole('textbox', { name: 'Text' });
      const mistake = dialog.getByText('Fill this in.');
      // The list tells it at once.
      await expect(start.getByRole('img', { name: 'to correct: 1' })).toBeAttached();
      await expect(mistake).toHaveCount(0);
      await dialog.getByRole('button', { name: 'Close' }).focus();
      await expect(mistake).toBeVisible();
      await choose(start, 'button', 'Close');
      const tools = start.getByRole('toolbar');
      await expect(tools.getByRole('button', { name: /^Remove: Text/ })).toBeEnabled();
      await start.getByRole('button', { name: 'See mistakes' }).click();
      const post = start.getByRole('link', { name: 'Ẹ káàbọ̀: 1st concert', exact: true });
      await expect(post).toBeVisible();
      // A whole page goes only after a question, which is answered with no here.
      await start
        .getByRole('button', { name: 'Discard all of this: Ẹ káàbọ̀: 1st concert' })
        .click();
      await expect(post).toBeVisible();
      await start.getByRole('link', { name: /Text: Fill this in\.$/ }).click();
      await expect(words).toBeFocused();
      await expect(mistake).toBeVisible();
      await start.keyboard.type('Everybody sang.');
      await expect(mistake).toHaveCount(0);
      await choose(start, 'button', 'Close');
      await publish(start);
      const path = 'content/en/more/first-concert.yaml';
      await start.goto(`/admin/#/page?page=${path}`);
      await expect(start.frameLocator('[title="Page"]').getByText('Everybody sang.')).toBeVisible();
      expect(text(path)).toMatch(
        /publish: true\ntitle: .*\n(.*\n)*date: 20[\d-]+\nheading: .*\nblocks:\n {2}- block: text\n {4}text: "?Everybody sang\."?\n/,
      );
    });

    test('an earlier version is shown, and comes back', async ({ start, project, text }) => {
      commitAll(project);
      const before = text(HOME);
      await choose(start, 'link', /^Home$/);
      const badge = typed(start, 'Home › Top of the page › Badge');
      await badge.waitFor();
      // From the heading over the way back and the list of pages.
      for (let press = 0; press < 3; press += 1) await start.keyboard.press('Tab');
      await expect(start.getByRole('link', { name: 'All fields of this page' })).toBeFocused();
      await badge.focus();
      await start.keyboard.insertText('New words. ');
      await publish(start);
      await start.getByRole('link', { name: 'Earlier versions' }).click();
      await expect(start.locator('b:text("page › Badge") + * ins')).toHaveText('New words.');
      await isSound(start);
      await choose(start, 'button', 'Bring this version back');
      await expect(badge).not.toContainText('New words.');
      await publish(start);
      expect(text(HOME)).toBe(before);
    });

    // What a screen reader says, from the accessibility tree of the browser.
    test('a key does what a tap does, and there is a list of keys', async ({ tab }) => {
      await openHome(tab);
      await tab.goto('/admin/#/page?page=contact');
      const question = field(tab, 'Questions › 1 › Question');
      await question.focus();
      await tab.keyboard.press('F6');
      await expectFocus(tab, /^A Change: What is this/);
      await expect(message(tab)).toContainText('Change: What is this');
      await tab.keyboard.press('F6');
      await expect(question).toBeFocused();
      await tab.keyboard.press('Escape');
      await expect(question).toBeFocused();
      await tab.keyboard.press('Enter');
      // Without waiting: a letter that is still being stored is published, too.
      await tab.keyboard.type('!');
      await tab.keyboard.press('ControlOrMeta+Enter');
      await expect(message(tab)).toContainText('Published:');
      await tab.keyboard.press('ControlOrMeta+Enter');
      await expect(message(tab)).toContainText('No changes yet.');
      await tab
        .getByRole('toolbar')
        .getByRole('button', { name: /^Remove/ })
        .press('Enter');
      await expectFocus(tab, /^A Change: How do I/);
      await tab.keyboard.press('ControlOrMeta+Z');
      await tab.goto('/admin/#/page?page=home');
      const picture = tab.frameLocator('[title="Page"]').getByRole('img', { name: /empty stage/ });
      await picture.focus();
      await tab.keyboard.press('Enter');
      const dialog = tab.getByRole('dialog');
      await expect(dialog.getByRole('heading', { name: 'Mission' })).toBeVisible();
      await dialog.press('Escape');
      await expect(picture).toBeFocused();
      await tab.getByRole('link', { name: /^Changes/ }).press('?');
      await expect(tab.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('F6');
      await tab.keyboard.press('Escape');
    });

    test('the focus is never lost, and what happened is said once', async ({ editor }) => {
      const badge = field(editor, BADGE);
      await badge.click();
      await editor.keyboard.type('!');
      const undo = editor.getByRole('button', { name: 'Undo' });
      await expect(undo).toBeEnabled();
      await undo.press('Enter');
      await expect(message(editor)).toContainText(`Undone: ${BADGE}`);
      await expectFocus(editor, /BUTTON Redo/);
      await editor.keyboard.press('Enter');
      await expect(message(editor)).toContainText(`Redone: ${BADGE}`);
      await expectFocus(editor, /A Changes \(1\)/);
      await editor.keyboard.press('Enter');
      await editor.getByRole('button', { name: /^Discard/ }).press('Enter');
      await expectFocus(editor, /BUTTON Go on editing/);
      await undo.press('Enter');
      await expect(editor.getByRole('deletion')).toHaveText(/^\w+ ?$/);
      await expect(editor.getByRole('insertion')).toHaveText(/^\w*!\w* ?$/);
      await editor.getByRole('button', { name: 'Publish', exact: true }).focus();
      await publish(editor);
      await expect(message(editor)).toBeFocused();
      await expect(editor.getByRole('status')).toHaveCount(1);
    });

    test('in a sheet it is said what was moved, removed and mistaken', async ({ tab }) => {
      await tab.goto(fieldAddress('content/en/faqs.yaml', 'questions'));
      const dialog = tab.getByRole('dialog');
      await dialog
        .getByRole('button', { name: /^Move down/ })
        .first()
        .press('Enter');
      await expect(message(tab)).toContainText('Now 2 of');
      await expectFocus(tab, /Move down/);
      await dialog
        .getByRole('button', { name: /^Remove/ })
        .first()
        .press('Enter');
      await expect(message(tab)).toContainText('Removed: How do I');
      await expectFocus(tab, /BUTTON What is this/);
      await tab.goto(fieldAddress('content/en/pages/home.yaml', 'hero.badge'));
      await dialog.getByRole('textbox').first().fill('');
      await dialog.getByRole('button', { name: 'Close' }).focus();
      await expect(message(tab)).toContainText(/Badge: Fill this in/);
      await expect(dialog.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
      await tab.goto(fieldAddress('content/pictures.yaml', 'mission'));
      await dialog.getByRole('button', { name: 'From the site’s pictures…' }).click();
      await dialog.locator('.thumbnails button').first().press('Enter');
      await expect(message(tab)).toContainText(/Picture: \S+\.\w+/);
      await expect(dialog.getByRole('group', { name: 'Picture' })).toBeInViewport();
      // The chooser closes: the focus is on the question about the old description.
      await expectFocus(tab, /An empty stage|It still fits/);
      const asked = dialog.getByText(/was written for the picture before/);
      await expect(asked).toBeVisible();
      await dialog.getByRole('button', { name: 'It still fits' }).click();
      await expect(asked).toBeHidden();
    });
  });
});
