import { CONTENT_FILES } from '../files/content-files.ts';
import type { Organisation } from '../files/organisation.ts';
import type { LaunchIssue } from '../project/launch-issue.ts';
import type { Project } from '../project/project.ts';
import type { SourceLocation } from '../reading/content-error.ts';
import { fieldIssues } from './field-issues.ts';
import { locatedFieldsOf } from './located-fields.ts';
import { isShipped } from './shipped.ts';

interface Step {
  name: string;
  /** Why it is a step, as a sentence. */
  why: string;
  /** Its files and fields: the step is open while the launch check reports one of them. */
  fields?: readonly string[];
  /** Whether one of its fields is enough: the launch check then has only advice about the others. */
  isOneEnough?: true;
  /** What no program can know: a person ticks it, and its day is in `seen` of organisation.yaml. */
  seen?: { key: keyof Organisation['seen']; what: string };
}

/** From a clone to a site that a team keeps, in this order; docs/live.md has a section for each. */
export const STEPS: readonly Step[] = [
  {
    name: 'Name and address of the site',
    why: 'Search results and shared links show this name and lead to this address.',
    fields: ['organisation siteAddress'],
  },
  {
    name: 'The form for new members',
    why: 'Each Join Community button opens it.',
    fields: ['organisation addresses.signUpForm'],
  },
  {
    name: 'Email',
    why: 'Contact Us shows this address, and people write to it.',
    fields: ['organisation supportEmail'],
  },
  {
    name: 'The founder’s name and face',
    why: 'People trust somebody whom they can see; as shipped they see an invented person.',
    fields: ['organisation founder.name', 'pictures vision.file', 'pictures biography.file'],
  },
  {
    name: 'One way to give',
    why: 'Without one, both buttons of Donate do nothing. Only a gift that has arrived shows that the details are right.',
    fields: ['organisation donate.card', 'organisation donate.bank'],
    isOneEnough: true,
    seen: { key: 'gift', what: 'A gift of the smallest sum has arrived' },
  },
  {
    name: 'The message form',
    why: 'As shipped it sends nothing. Only a message that has arrived shows that it works.',
    fields: ['organisation contact.delivery'],
    seen: { key: 'message', what: 'A message from the form has arrived' },
  },
  {
    name: 'Social networks',
    why: 'As shipped their links open front pages, where nobody finds you.',
    fields: ['facebook', 'instagram', 'youtube', 'telegram'].map(
      (network) => `organisation addresses.${network}`,
    ),
  },
  {
    name: 'An organisation at GitHub',
    why: 'It keeps the files of the site, and all its members can edit them.',
    seen: { key: 'team', what: 'The project is there, and the team are members' },
  },
  {
    name: 'The host',
    why: 'It builds the site after each change and shows it to visitors.',
    seen: { key: 'host', what: 'The site is online at its address' },
  },
  {
    name: 'The first Publish',
    why: 'Then you have seen the whole way, from a word in the editor to somebody else’s phone.',
    seen: { key: 'phone', what: 'Another phone shows what was published' },
  },
];

/** A step and how far it is. */
export interface LaunchStep extends Pick<Step, 'name' | 'why'> {
  isDone: boolean;
  /** The field to open; none if docs/live.md says what to do. */
  field?: SourceLocation | undefined;
  /** What a person still has to see and tick, and where its day is stored. */
  toSee?: (SourceLocation & { what: string }) | undefined;
}

/** The file and field of an issue as steps name them: `organisation founder.name`. */
const nameOf = ({ model }: Project, { file, path }: SourceLocation) =>
  `${model.fileInfoOf(file).name} ${path.join('.')}`;

/** Whether an issue belongs to one of the steps. */
export const isOfStep = (project: Project, issue: LaunchIssue): boolean =>
  STEPS.some(({ fields = [] }) => fields.includes(nameOf(project, issue)));

/**
 * How far each step is, without those of removed features; none while a file of facts has mistakes.
 * @param samples names of the sample pictures in content/images
 */
export function launchSteps(project: Project, samples: ReadonlySet<string>): LaunchStep[] {
  if (project.model.facts.some((file) => project.of(file, '') === undefined)) return [];
  const facts = locatedFieldsOf(project, []);
  const issues = fieldIssues(facts, (field) => isShipped(field, samples));
  const named = new Map(facts.map((fact) => [nameOf(project, fact), fact]));
  // An account or number has a day of its own on which a gift arrived there.
  const isGiftChecked = facts.some(
    ({ path, value }) => path[0] === 'donate' && path.at(-1) === 'checked' && Boolean(value),
  );
  return STEPS.filter(({ fields = [] }) => fields.every((name) => named.has(name))).map(
    ({ name, why, fields = [], isOneEnough, seen }) => {
      const issue = issues.find(
        (candidate) =>
          fields.includes(nameOf(project, candidate)) &&
          (candidate.severity === 'blocker' || !isOneEnough),
      );
      const days = project.of(CONTENT_FILES.organisation, '')?.seen;
      const isSeen = seen && (days?.[seen.key] ?? (seen.key === 'gift' && isGiftChecked));
      const file = project.model.pathOf('organisation', '');
      const toSee =
        seen && !issue && !isSeen
          ? { ...project.locate(file, ['seen', seen.key]), what: seen.what }
          : undefined;
      const first = issue ?? named.get(fields[0] ?? '');
      // Of several that are enough, the group opens, so that a person can choose.
      const field =
        first && isOneEnough ? project.locate(first.file, first.path.slice(0, -1)) : first;
      return { name, why, isDone: !issue && !toSee, field, toSee };
    },
  );
}
