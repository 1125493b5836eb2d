import { fileIn } from '../files/content-file.ts';
import type { LaunchIssue } from '../project/launch-issue.ts';
import type { Project } from '../project/project.ts';
import type { SourceLocation } from '../reading/content-error.ts';
import { fieldIssues } from './field-issues.ts';
import { locatedFieldsOf } from './located-fields.ts';
import { isShipped } from './shipped.ts';
import steps from './steps.json' with { type: 'json' };

interface Step {
  name: string;
  /** Why it is a step, as a sentence; the one of `seen` still holds once its fields are filled in. */
  why: string;
  /** Its files and fields: the step is open while the launch check reports one of them. */
  fields: string[];
  /** Whether one of its fields is enough: the launch check then has only advice about the others. */
  isOneEnough?: boolean;
  /** What only a person can confirm. The day is stored in `seen` of organisation.yaml. */
  seen?: { key: string; what: string; why?: string };
}

/** The steps from a clone to a live site, in order; docs/live.md has a section for each. */
export const STEPS: readonly Step[] = steps;

/** A step and its progress. */
export interface LaunchStep extends Pick<Step, 'name' | 'why'> {
  isDone: boolean;
  /** The field to open; none if docs/live.md says what to do. */
  field: SourceLocation | undefined;
  /** What a person still has to see and tick, and where its day is stored. */
  toSee: (SourceLocation & { what: string }) | undefined;
}

/** The file and field of an issue as steps name them: `organisation founder.name`. */
const nameOf = ({ model }: Project, { file, path }: SourceLocation) =>
  `${model.fileInfoOf(file).name} ${path.join('.')}`;

/** Whether a name means a field or something inside it, such as the address of a form service. */
const isWithin = (field: string, name: string): boolean => `${name}.`.startsWith(`${field}.`);

/** Whether a step is open while there is this issue. */
const isOpenBy = ({ fields, isOneEnough }: Step, project: Project, issue: LaunchIssue): boolean =>
  fields.some((name) => isWithin(name, nameOf(project, issue))) &&
  (issue.severity === 'blocker' || !isOneEnough);

/** Whether an issue belongs to one of the steps. */
export const isOfStep = (project: Project, issue: LaunchIssue): boolean =>
  STEPS.some((step) => isOpenBy(step, project, issue));

/**
 * The progress of each step, except those of removed features. A step stays open while its fields
 * have a mistake.
 * @param samples names of the sample pictures in content/images
 */
export function launchSteps(project: Project, samples: ReadonlySet<string>): LaunchStep[] {
  const mistakes = project.model.facts.flatMap(
    (file) => project.checkedData(fileIn(file, '')).problems ?? [],
  );
  const facts = locatedFieldsOf(project, []);
  const issues = fieldIssues(facts, (field) => isShipped(field, samples));
  const named = new Map(facts.map((fact) => [nameOf(project, fact), fact]));
  /** Whether each item of these lists has a day on which somebody tested it. */
  const isEachTested = (lists: readonly string[]): boolean => {
    const items = [...named.keys()].filter((name) =>
      lists.includes(name.slice(0, name.lastIndexOf('.'))),
    );
    const days = [...named].filter(([, { field, value }]) => field.testedFields && Boolean(value));
    return items.length > 0 && items.every((item) => days.some(([name]) => isWithin(item, name)));
  };
  const stepOf = (step: Step): LaunchStep => {
    const { name, why, fields, isOneEnough, seen } = step;
    const mistake = mistakes.find((problem) =>
      fields.some((name) => {
        const mistaken = nameOf(project, problem);
        return isWithin(name, mistaken) || isWithin(mistaken, name);
      }),
    );
    const issue = issues.find((candidate) => isOpenBy(step, project, candidate));
    const file = project.model.pathOf('organisation', '');
    const path = ['seen', seen?.key ?? ''];
    const day = named.get(`organisation ${path.join('.')}`)?.value;
    // An account or a number has a day of its own, a payment page none.
    const isSeen = day !== undefined || isEachTested(fields);
    const isFilledIn = !issue && !mistake;
    const toSee =
      seen && isFilledIn && !isSeen
        ? { ...project.locate(file, path), what: seen.what }
        : undefined;
    const first = issue ?? named.get(fields[0] ?? '');
    // If any one of these fields is enough, link to their group, so that a person can choose.
    const group =
      first && isOneEnough ? project.locate(first.file, first.path.slice(0, -1)) : first;
    const reasons = toSee && seen?.why ? [seen.why] : [why, seen?.why ?? ''];
    return {
      name,
      why: reasons.join(' ').trim(),
      isDone: isFilledIn && !toSee,
      field: mistake ?? group,
      toSee,
    };
  };
  return STEPS.filter(({ fields }) => fields.every((name) => named.has(name))).map(stepOf);
}
