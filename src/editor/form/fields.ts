import { type Field, isKindIn, type Path } from '#content/fields';

/** Whether a form is of a translation, and may be incomplete. */
interface FormLanguage {
  /** Whether the file belongs to another language than the first one. */
  isTranslation: boolean;
  /** Whether every text may be missing, as in a language that is not published yet. */
  isUnfinished: boolean;
}

/**
 * Whether a form shows a field. Facts are only in the first language's file; ids of originals only
 * in translations. Published languages are chosen on the *Translate* screen.
 */
function isInForm({ fact, kind, item }: Field, { isTranslation }: FormLanguage): boolean {
  if (isKindIn(kind, 'internal') || item?.kind === 'language') return false;
  return isTranslation ? !fact : kind !== 'id' && kind !== 'original';
}

/** The fields of a group that a form shows. */
export const formFieldsOf = ({ fields = {} }: Pick<Field, 'fields'>, form: FormLanguage) =>
  Object.entries(fields)
    .filter(([, field]) => isInForm(field, form))
    .map(([name, field]) => ({
      name,
      field,
      isRequired: !field.isOptional && !form.isUnfinished && field.kind !== 'id',
    }));

/** Whether a field has one control; any other has fields inside. */
export const isControl = ({ kind, control }: Field): boolean =>
  control !== undefined || !isKindIn(kind, 'fields');

/** Whether a field is a list of single values, such as texts. */
export const isPlainList = (field: Field | undefined): boolean =>
  field?.item !== undefined && isControl(field.item);

/** Whether a field is a picture that is shown whole, such as a logo: it has no focal point beside it. */
export const isUncropped = ({ kind }: Field, keys: Path): boolean =>
  kind === 'picture' && keys.at(-1) !== 'file';

/** Whether a field is a picture with its focal point, a group. */
export const isPicture = (field: Field | undefined): boolean =>
  field?.fields?.['file']?.kind === 'picture';

/** Joins the keys of a field to a key path such as `questions.2.answer`. */
export const joinKeys = (keys: Path): string => keys.join('.');

/** The id of the focusable element of a field. */
export const idOf = (keys: Path): string => `field-${joinKeys(keys)}`;

/** Whether keys lead to `path` or to something inside it. */
export const isWithin = (keys: Path, path: Path): boolean =>
  path.every((key, index) => keys[index] === key);
