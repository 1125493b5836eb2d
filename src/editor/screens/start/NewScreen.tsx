import { useId, useState, type ComponentProps } from 'react';
import { z } from 'zod';
import { fieldOf } from '#content/fields';
import { MODEL } from '#site/features';
import { useLanguageCode, useEditor, useTexts } from '../../shared/Editor.tsx';
import { routeAddress } from '../../shared/route.ts';
import { Screen } from '../../shared/Screen.tsx';
import { replaceAddress } from '../../shared/visits.ts';
import { BROWSER_STORAGE } from '../../store/browser-storage.ts';
import { WORDS } from '../../words/words.ts';
import { addLink, linkPlaces } from './link-places.ts';
import { localDay } from './local-day.ts';
import { addressFor, newAddressProblem, fileOfPage, textOfPage } from './new-page.ts';

const words = WORDS.pages;

/** The first segments of addresses that the site itself uses; defined by `app/build.ts`. */
declare const RESERVED_SLUGS: string[];
const USED_ADDRESSES = new Set(RESERVED_SLUGS);

/** The least and the most characters of a field of custom pages. */
function lengthOf(field: 'heading' | 'description') {
  const { min, max } = fieldOf(MODEL.customPage).fields?.[field] ?? {};
  return { minLength: min, maxLength: max };
}

const TYPED = z.object({
  heading: z.string(),
  /** Undefined while the address follows the heading. */
  address: z.string().optional(),
  description: z.string(),
  day: z.string(),
  isDraft: z.boolean(),
  /** The name of the place that will link to the page; empty for none. */
  linkedFrom: z.string(),
});

/** What was typed before a reload. @param key its key in the storage of the tab */
function storedValues(key: string): z.infer<typeof TYPED> {
  try {
    return TYPED.parse(JSON.parse(BROWSER_STORAGE.tab.getItem(key) ?? ''));
  } catch {
    return { heading: '', description: '', day: localDay(), isDraft: false, linkedFrom: '' };
  }
}

interface FieldProps extends ComponentProps<'input'> {
  label: string;
  help?: string;
}

/**
 * A field that is not announced as invalid at first; on submit, the browser says what is missing.
 */
const Field = ({ label, help, ...input }: FieldProps) => (
  <label>
    {label}
    {help && <small>{help}</small>}
    <input aria-invalid={false} {...input} />
  </label>
);

/** The screen that creates a custom page: a post or, by `keys`, a page with a kind of block. */
export default function NewScreen() {
  const { workspace, route, go } = useEditor();
  const texts = useTexts();
  const code = useLanguageCode();
  const kind = route.keys?.[0];
  const isPost = kind === 'post';
  const key = routeAddress(route);
  const [typed, setTyped] = useState(() => storedValues(key));
  const type = (change: Partial<typeof typed>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    BROWSER_STORAGE.tab.setItem(key, JSON.stringify(next));
  };
  const { heading, description, day, isDraft, linkedFrom } = typed;
  const problemId = useId();
  const address = typed.address ?? (heading && addressFor(texts, code, heading, USED_ADDRESSES));
  const problem =
    address === '' ? undefined : newAddressProblem(texts, code, address, USED_ADDRESSES);
  const path = fileOfPage(code, address);
  const places = linkPlaces(texts, path);
  const create = () => {
    const block = typeof kind === 'string' && !isPost ? kind : undefined;
    const fields = { heading: heading.trim(), description: description.trim(), block, isDraft };
    workspace.drafts.change([
      [path, textOfPage(texts, path, { ...fields, ...(isPost && { day }) })],
    ]);
    const from = places.find(({ name }) => name === linkedFrom);
    if (from && !isDraft) addLink(workspace, path, from);
    BROWSER_STORAGE.tab.removeItem(key);
    // Replaces the address, so that Back does not return to this form.
    const page = { screen: 'page', code, page: path } as const;
    replaceAddress(routeAddress(page));
    // Opens the text, which still has to be written.
    if (block === undefined) go({ ...page, path, keys: ['blocks', 0, 'text'], isSheet: true });
  };
  return (
    <Screen title={isPost ? words.newPost : words.new}>
      {/* With its own role, Firefox calls the whole form invalid when somebody enters it. */}
      <form
        role="none"
        onSubmit={(event) => {
          event.preventDefault();
          if (!problem) create();
        }}
      >
        <Field
          label={words.heading}
          value={heading}
          required
          {...lengthOf('heading')}
          dir="auto"
          onChange={({ target }) => type({ heading: target.value })}
        />
        {isPost && (
          <Field
            label={words.day}
            type="date"
            value={day}
            required
            onChange={({ target }) => type({ day: target.value })}
          />
        )}
        <label>
          {words.description}
          <small>{words.descriptionHelp}</small>
          <textarea
            value={description}
            rows={3}
            required
            aria-invalid={false}
            dir="auto"
            {...lengthOf('description')}
            onChange={({ target }) => type({ description: target.value })}
          />
        </label>
        <Field
          label={words.address}
          help={words.addressHelp}
          value={address}
          required
          dir="ltr"
          aria-invalid={problem !== undefined}
          aria-describedby={problemId}
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => type({ address: target.value })}
        />
        <p id={problemId} role="alert">
          {problem && words[problem]}
        </p>
        <label className="check">
          <input
            type="checkbox"
            checked={isDraft}
            onChange={({ target }) => type({ isDraft: target.checked })}
          />
          {words.isDraft}
        </label>
        {!isPost && !isDraft && (
          <label>
            {words.where}
            <select
              value={linkedFrom}
              onChange={({ target }) => type({ linkedFrom: target.value })}
            >
              <option value="">{words.nowhere}</option>
              {places.map(({ name, isFull }) => (
                <option key={name} value={name} disabled={isFull}>
                  {isFull ? `${name} (${words.full})` : name}
                </option>
              ))}
            </select>
          </label>
        )}
        <button type="submit" className="primary">
          {words.create}
        </button>
      </form>
    </Screen>
  );
}
