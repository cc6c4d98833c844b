const KEY = 'cancha.mat.autoEnd';

/** Kept on this device: the person's turns end by themselves where only a substitution is left. Pauses never do. */
class AutoEnd {
  #on = $state(localStorage.getItem(KEY) === '1');

  get on(): boolean {
    return this.#on;
  }

  set on(value: boolean) {
    this.#on = value;
    localStorage.setItem(KEY, value ? '1' : '0');
  }
}

export const autoEnd = new AutoEnd();
