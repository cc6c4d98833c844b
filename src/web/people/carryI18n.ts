import { translate } from '../i18n/t.svelte.ts';

const es = {
  carry: 'Seguir en otro dispositivo',
  elsewhere: 'Otro dispositivo',
  guest: 'Invitado',
  scan: 'Apunta con la cámara del otro dispositivo. Vale una sola vez, durante dos minutos.',
  code: 'Código QR para seguir en otro dispositivo',
  secret: 'No se lo enseñes a nadie: quien lo abra juega por ti.',
  over: 'Este código ya no vale.',
  anew: 'Hacer otro',
  shut: 'Cerrar',
  title: 'Seguir en este dispositivo',
  as: 'En este dispositivo vas a seguir como {name}.',
  here: 'Seguir aquí como {name}',
  otherHere: 'Ahora está abierta aquí la cuenta de {name}: se cerrará en este dispositivo.',
  bad: 'Ese enlace ya se usó o ha caducado. Pide otro en el otro dispositivo.',
  home: 'Ir al inicio',
} as const;

const en: Readonly<Record<keyof typeof es, string>> = {
  carry: 'Continue on another device',
  elsewhere: 'Other device',
  guest: 'Guest',
  scan: 'Point the camera of the other device at it. It holds once, for two minutes.',
  code: 'QR code to continue on another device',
  secret: 'Show it to nobody: whoever opens it plays for you.',
  over: 'This code no longer holds.',
  anew: 'Make another',
  shut: 'Close',
  title: 'Continue on this device',
  as: 'On this device you will go on as {name}.',
  here: 'Continue here as {name}',
  otherHere: "{name}'s account is open here now: it will be closed on this device.",
  bad: 'That link was used before or has run out. Ask for another on the other device.',
  home: 'To the home page',
};

/** What is said about going on somewhere else. */
export const t = translate<keyof typeof es>(es, en);
