import { Button } from '../components/Button.tsx';
import type { DeliveryWords } from './schemas/delivery-words.ts';

export interface WaitingMessagesProps {
  words: DeliveryWords['waiting'];
}

/** The messages that wait on this device; script fills in one `<li>` for each. */
export function WaitingMessages({ words }: WaitingMessagesProps) {
  return (
    <section
      className="delivery-waiting"
      aria-labelledby="contact-waiting"
      data-hook="contact-waiting"
      hidden
    >
      <h2 id="contact-waiting">{words.heading}</h2>
      <p>{words.text}</p>
      <ul />
      <template data-hook="contact-waiting-message">
        <li>
          <p className="delivery-facts" data-hook="contact-time" />
          <p className="delivery-words" data-hook="contact-text" />
          <p className="delivery-facts" data-hook="contact-from" />
          <p className="delivery-mistake" data-hook="contact-state" role="status" />
          <div className="delivery-buttons">
            <Button look="outline" className="delivery-small" hook="contact-send">
              {words.send}
            </Button>
            <Button look="outline" className="delivery-small" hook="contact-delete">
              {words.delete}
            </Button>
          </div>
        </li>
      </template>
    </section>
  );
}
