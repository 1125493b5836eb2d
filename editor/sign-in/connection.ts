import { gitea } from '../repositories/gitea.ts';
import { gitHub } from '../repositories/github.ts';
import { gitLab } from '../repositories/gitlab.ts';
import type { Repository } from '../repositories/repository.ts';
import type { EditingService } from '../schema.ts';
import { OAuth } from './oauth.ts';
import { serviceOf } from './services.ts';
import { Session, type Kept } from './session.ts';

/** The project at a service, and who is signed in there. */
export interface Connection {
  repository: Repository;
  session: Session;
  oauth: OAuth;
  kept: Kept;
}

/** Keeps texts until the page is closed, for browsers that keep nothing. */
function inMemory(): Kept['tab'] {
  const texts = new Map<string, string>();
  return {
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
  };
}

/** What a browser keeps. Some refuse already to be asked. */
function keptBy(find: () => Storage): Kept['tab'] {
  try {
    return find();
  } catch {
    return inMemory();
  }
}

/** Connects the editor to the service of the setting. @param editor the address of the editor */
export function connect(editing: EditingService, editor: string): Connection {
  const kept = { tab: keptBy(() => sessionStorage), device: keptBy(() => localStorage) };
  const session = new Session(kept);
  const oauth = new OAuth(editing, editing.applicationId ?? '', editor);
  const token = () => oauth.token(session);
  const { service } = editing;
  const { address } = serviceOf(editing);
  const repository =
    service === 'github'
      ? gitHub(editing, token)
      : { gitlab: gitLab, gitea }[service](editing, token, address);
  return { repository, session, oauth, kept };
}
