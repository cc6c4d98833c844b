import type { BoardProps } from './board.ts';

/** The chance of the action that is being thought of, asked for anew whenever it changes; null where there is none to tell. */
export function chanceFor(
  action: () => string | undefined,
  odds: BoardProps['odds'],
): { readonly value: number | null } {
  let value: number | null = $state(null);
  $effect(() => {
    const asked = action();
    value = null;
    if (asked === undefined) return;
    let isWanted = true;
    void odds(asked).then((chance) => {
      if (isWanted) value = chance;
    });
    return () => {
      isWanted = false;
    };
  });
  return {
    get value() {
      return value;
    },
  };
}
