import CMS, { type CustomFieldControl, type CustomFieldControlProps } from '@sveltia/cms';
import type { Project, Values } from '../files/project.ts';
import { placeOf } from '../files/place.ts';
import type { OWN_INPUTS } from './formats.ts';
import { chooseLinksInTexts } from './link-dialog.ts';
import { listField } from './ListField.tsx';
import { WhenField } from './WhenField.tsx';
import { zones } from './zones.ts';

/** What is said where nothing is chosen yet. */
const CHOOSE = 'Choose …';
const NONE = 'None';

const valuesIn = ({ entry }: CustomFieldControlProps) =>
  (entry?.get('data') as unknown as { toJS: () => Values } | undefined)?.toJS() ?? {};

/** Every id of a form but the one of the field itself. */
function idsBeside(props: CustomFieldControlProps): Set<unknown> {
  const name = props.field.get('name');
  const value: unknown = props.value;
  const ids = new Set<unknown>();
  JSON.stringify(valuesIn(props), (key, one: unknown) => {
    if (key === name && one !== value) ids.add(one);
    return one;
  });
  return ids;
}

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/**
 * Makes the inputs known to the CMS in which something is chosen and not typed.
 * @param openFile gives the path of the file whose form is open
 */
export function registerChoices(project: Project, openFile: () => string): void {
  const destinations = () => project.destinations(openFile());
  chooseLinksInTexts(destinations);
  const inputs: Record<(typeof OWN_INPUTS)[number] | 'same', CustomFieldControl> = {
    page: listField(({ field }) => ({
      groups: destinations(),
      nothing: field.get('required') ? CHOOSE : 'Nowhere',
      typed: true,
    })),
    original: listField(() => ({
      groups: [{ name: 'Pages', places: project.originals(openFile()).pages }],
      nothing: NONE,
    })),
    same: listField((props) => {
      const beside = idsBeside(props);
      const { items } = project.originals(openFile(), valuesIn(props)['translates']);
      const places = items.filter(({ address }) => !beside.has(address));
      const language = names.of(placeOf(openFile()).code) ?? '';
      return {
        groups: [{ name: 'Not here yet', places }],
        nothing: `${NONE}, only in ${language}`,
      };
    }),
    when: WhenField,
    zone: listField(() => ({ groups: zones(), nothing: NONE })),
  };
  for (const [name, input] of Object.entries(inputs)) CMS.registerFieldType(name, input);
}
