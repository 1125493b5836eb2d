import { storedData } from '../data/stored-data.ts';
import { fileFieldAt } from './file-schema.ts';
import { editYaml } from './yaml/edit-yaml.ts';

/** The text of a file with new data as stored. @param source its current text */
export const storedText = (
  path: string,
  source: string,
  data: unknown,
  options?: Parameters<typeof storedData>[2],
): string => editYaml(source, storedData(data, fileFieldAt(path), options));
