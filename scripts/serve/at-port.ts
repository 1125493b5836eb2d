import { UserError } from '../errors/failure.ts';
import { serve, type Served, type ServeOptions } from '../serve.ts';

/** Serves a site at `PORT` (4321). @throws UserError that says which port or host to choose */
export async function serveAtPort(command: string, options: ServeOptions): Promise<Served> {
  const { PORT = '4321' } = process.env;
  const { host = '127.0.0.1' } = options;
  const port = Number(PORT);
  const other = `PORT=${port === 4400 ? 4401 : 4400} ${command}`;
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken, perhaps by another "npm start" or "npm run edit". Stop that one, or choose another port: ${other}`,
    EACCES: `Port ${port} is only for programs that an administrator starts. Choose another port: ${other}`,
    ERR_SOCKET_BAD_PORT: `PORT is "${PORT}"; expected a number up to 65535: ${other}`,
    EADDRNOTAVAIL: `HOST is "${host}", which is no address of this computer. HOST=0.0.0.0 serves the site at every address that it has.`,
    ENOTFOUND: `HOST is "${host}", which is no address. HOST=0.0.0.0 serves the site at every address of this computer.`,
  };
  const served = await serve({ ...options, port }).catch((error: unknown) => {
    if (!(error instanceof Error)) throw error;
    const code = 'code' in error ? String(error.code) : '';
    throw new UserError(reasons[code] ?? error.message);
  });
  return host === '127.0.0.1' ? { ...served, url: `http://localhost:${served.port}` } : served;
}
