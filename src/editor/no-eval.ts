// Import this before any schema: zod would otherwise compile each one with `new Function`, which
// the Content Security Policy of the editor forbids.
import { config } from 'zod';

config({ jitless: true });
