// Generated from README.md by `npm run generate`; do not edit.
import { catalogue } from '../../../src/core/clause.ts';

export const clauses = catalogue([
  {
    "title": {
      "es": "Comienzo",
      "en": "Opening"
    },
    "clauses": [
      {
        "id": "TOY-TOSS-1",
        "rule": {
          "es": "Una moneda dice quién empieza; la segunda parte la empieza el otro.",
          "en": "A coin says who begins; the other side begins the second half."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "El turno",
      "en": "The turn"
    },
    "clauses": [
      {
        "id": "TOY-PASS-1",
        "rule": {
          "es": "Quien tiene el turno elige un pase corto o uno largo.",
          "en": "The side whose turn it is chooses a short or a long pass."
        },
        "refusal": {
          "es": "Ahora se pasa: corto o largo.",
          "en": "Now the ball is passed: short or long."
        }
      },
      {
        "id": "TOY-PASS-2",
        "rule": {
          "es": "El dado decide si el pase llega: el corto avanza una casilla y el largo varias; si no llega, el balón se queda. Después juega el otro.",
          "en": "The die decides whether the pass arrives: a short one takes the ball one space on, a long one several; else it stays. Then the other side plays."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "El penalti",
      "en": "The penalty"
    },
    "clauses": [
      {
        "id": "TOY-PEN-1",
        "rule": {
          "es": "Un balón que llega a la última casilla es penalti: los dos eligen en secreto izquierda o derecha.",
          "en": "A ball that reaches the last space is a penalty: both choose left or right in secret."
        },
        "refusal": {
          "es": "Hay un penalti: elige izquierda o derecha.",
          "en": "There is a penalty: choose left or right."
        }
      },
      {
        "id": "TOY-PEN-2",
        "rule": {
          "es": "Si eligen lo mismo, el portero para; si no, es gol. El balón vuelve al centro.",
          "en": "Where both chose the same the keeper saves, else it is a goal. The ball goes back to the middle."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "El final",
      "en": "The end"
    },
    "clauses": [
      {
        "id": "TOY-TIME-1",
        "rule": {
          "es": "Se juegan dos partes de los turnos acordados; nadie pita.",
          "en": "Two halves of the agreed turns are played; nobody whistles."
        },
        "refusal": {
          "es": "Aquí se cuentan turnos: nadie pita.",
          "en": "Turns are counted here: nobody whistles."
        }
      },
      {
        "id": "TOY-END-1",
        "rule": {
          "es": "Gana quien tiene más goles; si nadie, es un empate.",
          "en": "The side with more goals wins; where neither has, it is a draw."
        },
        "refusal": null
      }
    ]
  }
]);
