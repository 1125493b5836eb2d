import assert from 'node:assert/strict';
import { fieldsIn, type Field } from '../../src/core/launch/placed-fields.ts';
import { MODEL } from '../../src/features.ts';
import { Project } from '../../src/core/project/project.ts';

/** The fields of a file of content/ with this text. @param path from the project's root */
export const placedFields = (path: string, text: string): Field[] =>
  fieldsIn(new Project(MODEL, [[path, text]]).file(path) ?? assert.fail(path));
