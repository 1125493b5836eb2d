/** @jsxImportSource react */
import { LANGUAGE } from './words.ts';

/** What has no other words yet, such as labels of fields: heard and read as English in every language. */
export const English = ({ children }: { children: string }) =>
  LANGUAGE === 'en' ? (
    children
  ) : (
    <span lang="en" dir="ltr">
      {children}
    </span>
  );
