import type { FieldPlace } from '../files/mistakes.ts';

interface FormsProps {
  forms: readonly (FieldPlace & { count?: number })[];
  /** Leads to a form. */
  lead: (form: FieldPlace) => void;
}

/** Buttons that lead to forms, with commas between them. */
export const Forms = ({ forms, lead }: FormsProps) =>
  forms.map((form, index) => (
    <span key={form.path}>
      {index > 0 && ', '}
      <button type="button" onClick={() => lead(form)}>
        {form.form}
      </button>
      {form.count !== undefined && ` (${form.count})`}
    </span>
  ));
