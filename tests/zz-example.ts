import { buildExample } from '../tools/copies/example.ts';
buildExample();
