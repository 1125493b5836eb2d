import { gitea } from '../repositories/gitea.ts';
import { gitHub } from '../repositories/github.ts';
import { gitLab } from '../repositories/gitlab.ts';
import type { Repository } from '../repositories/repository.ts';
import type { EditingService } from '../schema.ts';
import { OAuth } from './oauth.ts';
import { serviceOf } from './services.ts';
import { Session } from './session.ts';
import { KEPT } from '../app/kept.ts';

/** The project at a service, and who is signed in there. */
export interface Connection {
  repository: Repository;
  session: Session;
  oauth: OAuth;
}

/** Connects the editor to the service of the setting. @param editor the address of the editor */
export function connect(editing: EditingService, editor: string): Connection {
  const session = new Session(KEPT);
  const oauth = new OAuth(editing, editing.applicationId ?? '', editor);
  const token = () => oauth.token(session);
  const { service } = editing;
  const { address } = serviceOf(editing);
  const repository =
    service === 'github'
      ? gitHub(editing, token)
      : { gitlab: gitLab, gitea }[service](editing, token, address);
  return { repository, session, oauth };
}
