import type { Rendering } from '../../site/head/rendering.ts';
import { calendarFiles } from './calendar.ts';
import { eventNodes } from './event-data.ts';

export const rendering: Rendering = { nodes: eventNodes, files: calendarFiles };
