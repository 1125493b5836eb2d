import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MODEL } from '#site/features';
import { textsIn } from '../../../../tests/editor/project.ts';
import { fields } from '../../../../tests/support/fields.ts';
import { pagesThatShow, topicOfPage, topicsIn } from './topics.ts';

const PAGE = `publish: true
title: The team
description: What this page is about, said in enough words for a search engine.
heading: The team
blocks:
  - { block: dates, heading: All, topic: tech }
`;
const DATES = 'dates:\n  - { id: concert, title: A concert, start: 2099-01-01, topic: music }\n';

const texts = textsIn(['en'], {
  'content/en/dates.yaml': DATES,
  'content/en/more/team.yaml': PAGE,
});

test('topics are those of dates and of blocks', () => {
  assert.deepEqual(topicsIn(texts), ['music', 'tech']);
});

test('a date that is added over a page gets the topic of the dates there', () => {
  assert.equal(topicOfPage('content/en/more/team.yaml', texts), 'tech');
  assert.equal(topicOfPage('home', texts), undefined);
  const home = MODEL.pathOf('home', 'en');
  const more = [{ block: 'dates', heading: 'Concerts', topic: 'music' }];
  const withDates = texts.with(home, fields({ more }).setIn(texts.text(home)));
  assert.equal(topicOfPage('home', withDates), 'music');
});

test('the form of a date names the pages on which visitors see it', () => {
  assert.equal(pagesThatShow('tech', texts), 'It is shown on “The team”.');
  assert.equal(pagesThatShow('music', texts), 'No page shows it yet, or only a draft.');
});
