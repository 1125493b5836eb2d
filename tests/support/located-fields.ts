import assert from 'node:assert/strict';
import { locatedFieldsInFile } from '#content/launch/located-fields.ts';
import type { LocatedField } from '#content/project';
import { Project } from '#content/project/project.ts';
import { MODEL } from '#site/features.ts';

/** The fields of a file of content/ with this text. @param path from the project's root */
export const placedFields = (path: string, text: string): LocatedField[] =>
  locatedFieldsInFile(new Project(MODEL, [[path, text]]).file(path) ?? assert.fail(path));
