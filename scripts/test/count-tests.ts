/** Reporter of Node's test runner that writes how many tests passed and failed, as JSON. */
import type { TestEvent } from 'node:test/reporters';

export default async function* countTests(events: AsyncIterable<TestEvent>) {
  for await (const event of events)
    // A summary of all files has no file.
    if (event.type === 'test:summary' && event.data.file === undefined)
      yield JSON.stringify(event.data.counts);
}
