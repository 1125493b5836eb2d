// Before any schema: zod would write code for each of them as text and run that, which the policy
// of the editor forbids.
import { config } from 'zod';

config({ jitless: true });
