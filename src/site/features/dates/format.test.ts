/** What a page says of when something is, in each language that the site is written in. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Content } from '#content/project';
import { dayText, timeText, zoneText } from './format.ts';
import { occurrencesOf, type Occurrence } from './occurrences.ts';
import { dateEntries } from './schema.ts';

const zone = 'Africa/Nairobi';
const [evening, festival, term, holidays, weekend, months] = [
  { zone, start: '2031-03-07 18:00', end: '2031-03-07 19:30' },
  { zone, start: '2031-03-08 18:00', end: '2031-03-09 02:00' },
  { start: '2031-03-10', end: '2031-04-04' },
  { start: '2031-03-11', end: '2032-01-02' },
  { start: '2031-03-15', end: '2031-03-16' },
  { start: '2031-07', end: '2031-08' },
].map(occurrenceOf);

/** The first time of a date as its file has it. */
function occurrenceOf(date: object): Occurrence {
  const read = dateEntries.parse({ dates: [{ id: 'a-date', title: 'A date', ...date }] });
  const content = { code: 'en', languages: [], of: () => read } as unknown as Content;
  return occurrencesOf(content)[0] ?? assert.fail();
}

/** The day as one text. */
const wholeDay = (occurrence: Occurrence, language: string) =>
  Object.values(dayText(occurrence, language)).join('');

const EXPECTED: Record<string, string[]> = {
  'en-NG': [
    'Friday, 7 March 2031',
    '18:00–19:30',
    'East Africa Time (GMT+3)',
    'Saturday, 8 March 2031 at 18:00 – Sunday, 9 March 2031 at 02:00',
    '10 March – 4 April 2031',
    '11 March 2031 – 2 January 2032',
    '15–16 March 2031',
    'July – August 2031',
  ],
  fr: [
    'vendredi 7 mars 2031',
    '18:00 – 19:30',
    'heure normale d’Afrique de l’Est (UTC+3)',
    'samedi 8 mars 2031 à 18:00 – dimanche 9 mars 2031 à 02:00',
    '10 mars – 4 avril 2031',
    '11 mars 2031 – 2 janvier 2032',
    '15–16 mars 2031',
    'juillet – août 2031',
  ],
  'pt-AO': [
    'sexta-feira, 7 de Março de 2031',
    '18:00 – 19:30',
    'Hora da África Oriental (GMT+3)',
    'sábado, 8 de Março de 2031 às 18:00 – domingo, 9 de Março de 2031 às 02:00',
    '10 de Março – 4 de Abril de 2031',
    '11 de Março de 2031 – 2 de Janeiro de 2032',
    '15–16 de Março de 2031',
    'Julho – Agosto de 2031',
  ],
  sw: [
    'Ijumaa, 7 Machi 2031',
    '18:00 – 19:30',
    'Saa za Afrika Mashariki (GMT +3)',
    'Jumamosi, 8 Machi 2031, 18:00 – Jumapili, 9 Machi 2031, 02:00',
    // Not "10 – 4 Aprili 2031", which Unicode's data gives.
    '10 Machi 2031 – 4 Aprili 2031',
    '11 Machi 2031 – 2 Januari 2032',
    '15 – 16 Machi 2031',
    'Julai–Agosti 2031',
  ],
  ar: [
    'الجمعة، 7 مارس 2031',
    '6:00–7:30 م',
    'توقيت شرق أفريقيا (غرينتش+3)',
    'السبت، 8 مارس 2031 في 6:00 م – الأحد، 9 مارس 2031 في 2:00 ص',
    '10 مارس – 4 أبريل 2031',
    '11 مارس 2031 – 2 يناير 2032',
    '15–16 مارس 2031',
    'يوليو – أغسطس 2031',
  ],
};

for (const [language, expected] of Object.entries(EXPECTED))
  test(`${language}: day, days, months, time and zone`, () => {
    assert.ok(evening && festival && term && holidays && weekend && months);
    const texts = [
      wholeDay(evening, language),
      timeText(evening, language),
      zoneText(evening, language),
      wholeDay(festival, language),
      wholeDay(term, language),
      wholeDay(holidays, language),
      wholeDay(weekend, language),
      wholeDay(months, language),
    ];
    // Spaces that do not break differ from one release of Unicode's data to the next.
    assert.deepEqual(
      texts.map((text) => text?.replace(/\s/g, ' ')),
      expected,
    );
    assert.equal(timeText(term, language) ?? zoneText(term, language), undefined);
  });

test('a first of the month in French, alone and where days begin or end with it', () => {
  const texts = [
    { start: '2031-04-01 18:00', zone },
    { start: '2031-04-01' },
    { start: '2031-04-01', end: '2031-04-03' },
    { start: '2031-03-28', end: '2031-04-01' },
  ].map((date) => wholeDay(occurrenceOf(date), 'fr-CM').replace(/\s/g, ' '));
  assert.deepEqual(texts, [
    'mardi 1er avril 2031',
    'mardi 1er avril 2031',
    '1er–3 avril 2031',
    '28 mars – 1er avril 2031',
  ]);
});

test('the number of the day is apart from its words', () => {
  assert.ok(evening && weekend && months);
  assert.deepEqual(dayText(evening, 'en-NG'), {
    before: 'Friday, ',
    numeral: '7',
    after: ' March 2031',
  });
  assert.equal(dayText(weekend, 'en-NG').numeral, '15–16');
  assert.equal(dayText(months, 'en-NG').numeral, '');
});
