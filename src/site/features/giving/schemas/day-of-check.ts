import { pastDay } from '#content/fields';

/** The day on which somebody tried a way to give. @param how such as "this way" */
export const dayOfCheck = (how: string) =>
  pastDay(
    `The day on which somebody sent the smallest amount ${how} and it arrived. Set a new day after each change.`,
    `a gift that somebody sent ${how} really arrived`,
  ).meta({
    title: 'Last checked',
    launch: {
      while: 'old',
      severity: 'advice',
      today:
        'Donors are told that this was last checked more than six months ago. Send the smallest amount again, and set the day on which it arrived.',
    },
  });
