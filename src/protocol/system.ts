import { fill, type Said } from '../core/clause.ts';

/** What the machine can refuse, by Node's code; {what} is the path, the host or the port in question. */
const SENTENCES: Readonly<Record<string, Said>> = {
  ENOENT: { es: 'No existe «{what}», o falta su carpeta.', en: '"{what}" does not exist, or its folder is missing.' },
  EISDIR: { es: '«{what}» es una carpeta, no un archivo.', en: '"{what}" is a folder, not a file.' },
  EEXIST: { es: '«{what}» es un archivo, no una carpeta.', en: '"{what}" is a file, not a folder.' },
  ENOTDIR: { es: 'Una parte de «{what}» no es una carpeta.', en: 'A part of "{what}" is not a folder.' },
  EACCES: { es: 'No hay permiso para usar «{what}».', en: 'There is no permission to use "{what}".' },
  EADDRINUSE: {
    es: 'El puerto {what} está ocupado; elige otro con PORT.',
    en: 'The port {what} is taken; choose another with PORT.',
  },
  EADDRNOTAVAIL: {
    es: 'La dirección de HOST no es de esta máquina.',
    en: 'The address in HOST is not one of this machine.',
  },
  ENOTFOUND: { es: 'No hay ninguna dirección «{what}» (HOST).', en: 'There is no address "{what}" (HOST).' },
  ERR_SOCKET_BAD_PORT: {
    es: 'PORT debe ser un número entero de 0 a 65535; con 0 se elige uno libre.',
    en: 'PORT must be a whole number from 0 to 65535; 0 takes a free one.',
  },
  ECONNREFUSED: {
    es: 'Nadie responde en {what}; mira DATABASE_URL.',
    en: 'Nobody answers at {what}; look at DATABASE_URL.',
  },
  CANCHA_FOLDER_TAKEN: {
    es: 'Otro servidor usa esa carpeta. {what}. Páralo, o elige otra con DATA.',
    en: 'Another server uses that folder. {what}. Stop it, or choose another with DATA.',
  },
  ERR_SQLITE_ERROR: {
    es: 'El archivo cancha.sqlite de la carpeta DATA no sirve de base de datos.',
    en: 'The file cancha.sqlite in the folder DATA can not be used as a database.',
  },
};
const OTHER: Said = { es: 'La máquina se ha negado: {message}.', en: 'The machine refused: {message}.' };

/** What Node tells with an error of the machine. */
interface Trouble extends Error {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly path?: unknown;
  readonly hostname?: unknown;
  readonly port?: unknown;
}

/** The sentence for what the machine refused; undefined where an error is our own. */
export function refusedByMachine(error: unknown): Said | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, syscall, path, hostname, port, message }: Trouble = error;
  const said = SENTENCES[String(code)] ?? (syscall === undefined ? undefined : OTHER);
  const facts = { what: path ?? hostname ?? port, message };
  return said && { es: fill(said.es, facts), en: fill(said.en, facts) };
}
