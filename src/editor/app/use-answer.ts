import { useEffect, useState } from 'react';

/** What became of a question: neither while it is asked. */
interface Asked<Answer> {
  answer?: Answer;
  error?: unknown;
}

/**
 * Asks a question, and anew once it is another one; what an earlier one is answered is left out.
 * @param ask memoised; undefined while there is nothing to ask
 * @param since asks the same again once this is another one; until then the answer stays
 */
export function useAnswer<Answer>(
  ask: (() => Promise<Answer>) | undefined,
  since?: unknown,
): Asked<Answer> {
  const [answered, setAsked] = useState<{ ask: unknown; became: Asked<Answer> }>();
  useEffect(() => {
    let isCurrent = true;
    const take = (became: Asked<Answer>) => isCurrent && setAsked({ ask, became });
    void ask?.().then(
      (answer) => take({ answer }),
      (error: unknown) => take({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [ask, since]);
  return answered && answered.ask === ask ? answered.became : {};
}
