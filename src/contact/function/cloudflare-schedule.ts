/** The endpoint of the schedule at Cloudflare Pages: functions/api/contact/waiting.js. */
import { environmentOf, type Context } from './environment.ts';
import { runSchedule } from './schedule.ts';

export function onRequest({ request, env }: Context): Promise<Response> {
  return runSchedule(request, environmentOf(env));
}
