import type { EditingService } from '#site/features/editing';
import { gitHub } from '../../repositories/github.ts';
import type { ServiceRepository } from '../../repositories/repository.ts';
import { BROWSER_STORAGE } from '../../store/browser-storage.ts';
import { OAuth } from './oauth.ts';
import { Session } from './session.ts';

/** The repository at a service, and the session there. */
export interface Connection {
  repository: ServiceRepository;
  session: Session;
  oauth: OAuth;
}

/** Connects to the service in the setting. @param editor the address of the editor */
export function connect(editing: EditingService, editor: string): Connection {
  const session = new Session(BROWSER_STORAGE);
  const oauth = new OAuth(editing.applicationId ?? '', editor);
  return { repository: gitHub(editing, () => session.token()), session, oauth };
}
