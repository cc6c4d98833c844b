// Generated from README.md by `npm run generate`; do not edit.
import { catalogue } from '../../core/clause.ts';

export const clauses = catalogue([
  {
    "title": {
      "es": "Comienzo",
      "en": "Opening"
    },
    "clauses": [
      {
        "id": "TOR-OPEN-1",
        "rule": {
          "es": "Antes de que corra el reloj, cada lado tira su dado y empieza el número más alto.",
          "en": "Before the clock runs each side rolls its own die, and the higher number starts."
        },
        "refusal": null
      },
      {
        "id": "TOR-OPEN-2",
        "rule": {
          "es": "Si la tirada inicial empata, se repite hasta que deje de empatar.",
          "en": "A tied opening roll is repeated until it is no longer tied."
        },
        "refusal": null
      },
      {
        "id": "TOR-OPEN-3",
        "rule": {
          "es": "El balón empieza en el centro y los dos porteros en medio de su portería; la tirada inicial no es un turno de ataque ni gasta tiempo.",
          "en": "The ball begins in the centre and both keepers in the middle of their goal; the opening roll is no attack turn and costs no time."
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
        "id": "TOR-TURN-1",
        "rule": {
          "es": "Un turno de ataque es una primera tirada que dice qué pasa y, si hay tiro, una segunda. Una tercera solo existe como saque de esquina.",
          "en": "An attack turn is a first roll that says what happens and, where there is a shot, a second. A third exists only as a corner."
        },
        "refusal": null
      },
      {
        "id": "TOR-TURN-2",
        "rule": {
          "es": "Después de un gol, una parada o un tiro fuera, ataca el lado que defendía ese tiro.",
          "en": "After a goal, a save or a wide shot, the side that defended it attacks."
        },
        "refusal": null
      },
      {
        "id": "TOR-TURN-3",
        "rule": {
          "es": "El penalti que regala un 2 lo defiende quien sacó el 2: sea gol o parada, el siguiente ataque es suyo.",
          "en": "The penalty given away by a 2 is defended by whoever rolled the 2: scored or saved, the next attack is theirs."
        },
        "refusal": null
      },
      {
        "id": "TOR-BALL-1",
        "rule": {
          "es": "La primera tirada lleva el balón a la camiseta con ese número; el pase directo lo lleva enseguida a la camiseta que tira.",
          "en": "The first roll takes the ball to the shirt of that number; the direct pass takes it on at once to the shirt that shoots."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "La primera tirada",
      "en": "The first roll"
    },
    "clauses": [
      {
        "id": "TOR-ONE-1",
        "rule": {
          "es": "Con un 1 se pierde el turno y ataca el otro lado; mientras tanto el balón queda en el 1 de quien tiró.",
          "en": "A 1 loses the turn and the other side attacks; until then the ball lies on the roller's number 1."
        },
        "refusal": null
      },
      {
        "id": "TOR-TWO-1",
        "rule": {
          "es": "Con un 2 hay falta propia: el otro lado lanza un penalti y lo defiende quien tiró.",
          "en": "A 2 is a foul of one's own: the other side takes a penalty and the roller defends it."
        },
        "refusal": null
      },
      {
        "id": "TOR-THREE-1",
        "rule": {
          "es": "Con un 3 el balón va al 3, pase directo al 9 y tiro; van a puerta 3, 4, 5 y 6.",
          "en": "A 3 takes the ball to number 3, then a direct pass to 9 and a shot; 3, 4, 5 and 6 are on target."
        },
        "refusal": null
      },
      {
        "id": "TOR-FOUR-1",
        "rule": {
          "es": "Con un 4 el balón va al 4, pase directo al 7 y tiro; van a puerta 3 y 6.",
          "en": "A 4 takes the ball to number 4, then a direct pass to 7 and a shot; 3 and 6 are on target."
        },
        "refusal": null
      },
      {
        "id": "TOR-FIVE-1",
        "rule": {
          "es": "Con un 5 el balón va al 5 y quien ataca elige el pase directo, al 8 o al 10, antes de que se coloque el portero.",
          "en": "A 5 takes the ball to number 5 and the attacker chooses the direct pass, to 8 or to 10, before the keeper is placed."
        },
        "refusal": {
          "es": "Desde el 5 el balón solo puede ir al 8 o al 10: elige uno de los dos.",
          "en": "From number 5 the ball can only go to 8 or to 10: choose one of them."
        }
      },
      {
        "id": "TOR-FIVE-2",
        "rule": {
          "es": "En el tiro del 8 van a puerta 2 y 5.",
          "en": "In a shot by number 8, 2 and 5 are on target."
        },
        "refusal": null
      },
      {
        "id": "TOR-FIVE-3",
        "rule": {
          "es": "En el tiro del 10 van a puerta 1 y 4.",
          "en": "In a shot by number 10, 1 and 4 are on target."
        },
        "refusal": null
      },
      {
        "id": "TOR-SIX-1",
        "rule": {
          "es": "Con un 6 la falta grave es del defensor y quien tiró lanza un penalti.",
          "en": "A 6 is the defender's serious foul, and the roller takes a penalty."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "El portero",
      "en": "The keeper"
    },
    "clauses": [
      {
        "id": "TOR-KEEP-1",
        "rule": {
          "es": "Antes de cada tiro (de camiseta, de penalti o de esquina) el defensor, y nadie más, coloca a su portero en la zona par o en la impar, a la vista y sin poder cambiarlo.",
          "en": "Before every shot (by a shirt, a penalty or a corner) the defender, and nobody else, places the keeper on the even or the odd zone, openly and for good."
        },
        "refusal": {
          "es": "Ahora se coloca el portero: elige la zona par o la zona impar.",
          "en": "The keeper is placed now: choose the even or the odd zone."
        }
      },
      {
        "id": "TOR-KEEP-2",
        "rule": {
          "es": "La ficha del portero está siempre en su portería: en medio, en la zona par o en la impar.",
          "en": "The keeper token is always inside its own goal: in the middle, on the even or on the odd zone."
        },
        "refusal": null
      },
      {
        "id": "TOR-KEEP-3",
        "rule": {
          "es": "Tras cada tiro el portero vuelve al medio; un saque de esquina después de una parada pide colocarlo otra vez.",
          "en": "After every shot the keeper goes back to the middle; a corner after a save needs a new placing."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "El tiro",
      "en": "The shot"
    },
    "clauses": [
      {
        "id": "TOR-SHOT-1",
        "rule": {
          "es": "Un número que no va a puerta sale fuera: saque de puerta del defensor.",
          "en": "A number that is not on target goes wide: goal kick for the defender."
        },
        "refusal": null
      },
      {
        "id": "TOR-SHOT-2",
        "rule": {
          "es": "A puerta y con la paridad del portero, es parada: si tiró el 7, el 8 o el 10, saque de puerta; si tiró el 9, saque de esquina.",
          "en": "On target with the keeper's parity is a save: a goal kick after 7, 8 or 10, a corner after 9."
        },
        "refusal": null
      },
      {
        "id": "TOR-SHOT-3",
        "rule": {
          "es": "A puerta y con la otra paridad, es gol.",
          "en": "On target with the other parity is a goal."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "El saque de esquina",
      "en": "The corner"
    },
    "clauses": [
      {
        "id": "TOR-CORN-1",
        "rule": {
          "es": "Solo hay esquina cuando se para el tiro del 9; nunca tras el 7, el 8, el 10, un penalti u otra esquina.",
          "en": "A corner comes only from a save of number 9's shot; never from 7, 8, 10, a penalty or another corner."
        },
        "refusal": null
      },
      {
        "id": "TOR-CORN-2",
        "rule": {
          "es": "Si se paró en la zona par, se saca desde el banderín derecho del atacante; van a puerta 4 y 5.",
          "en": "Saved in the even zone, it is taken from the attacker's right flag; 4 and 5 are on target."
        },
        "refusal": null
      },
      {
        "id": "TOR-CORN-3",
        "rule": {
          "es": "Si se paró en la zona impar, se saca desde el banderín izquierdo del atacante; van a puerta 1 y 6.",
          "en": "Saved in the odd zone, it is taken from the attacker's left flag; 1 and 6 are on target."
        },
        "refusal": null
      },
      {
        "id": "TOR-CORN-4",
        "rule": {
          "es": "Una esquina a puerta con la paridad del portero es parada y saque de puerta; con la otra paridad es gol.",
          "en": "A corner on target with the keeper's parity is saved, goal kick; with the other parity it is a goal."
        },
        "refusal": null
      },
      {
        "id": "TOR-CORN-5",
        "rule": {
          "es": "Una esquina que no va a puerta es saque de puerta del defensor.",
          "en": "A corner off target is a goal kick for the defender."
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
        "id": "TOR-PEN-1",
        "rule": {
          "es": "El penalti se lanza desde el punto del área rival y los seis números van a puerta: con la paridad contraria al portero, es gol.",
          "en": "The penalty is taken from the spot in the rival's area and all six numbers are on target: with the parity the keeper is not on, it is a goal."
        },
        "refusal": null
      },
      {
        "id": "TOR-PEN-2",
        "rule": {
          "es": "Con la paridad del portero el penalti se para: saque de puerta, nunca esquina.",
          "en": "With the keeper's parity the penalty is saved: goal kick, never a corner."
        },
        "refusal": null
      },
      {
        "id": "TOR-GOAL-1",
        "rule": {
          "es": "Un gol vale uno; el balón vuelve al centro y sigue atacando quien defendía ese tiro.",
          "en": "A goal counts one; the ball goes back to the centre and whoever defended that shot attacks next."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "El tiempo",
      "en": "Time"
    },
    "clauses": [
      {
        "id": "TOR-TIME-1",
        "rule": {
          "es": "Se juegan dos partes.",
          "en": "There are two halves."
        },
        "refusal": null
      },
      {
        "id": "TOR-TIME-2",
        "rule": {
          "es": "Con el reloj por jugadas, una parte acaba cuando se completan los turnos de ataque fijados, contando los de ambos lados.",
          "en": "With the clock by plays, a half ends when the set number of attack turns, both sides' together, is complete."
        },
        "refusal": null
      },
      {
        "id": "TOR-TIME-3",
        "rule": {
          "es": "Con el reloj de silbato, una parte acaba solo cuando suena el silbato.",
          "en": "With the whistle clock, a half ends only when the whistle goes."
        },
        "refusal": null
      },
      {
        "id": "TOR-TIME-4",
        "rule": {
          "es": "Si el silbato suena antes de la primera tirada, la parte acaba en el acto; si suena después, se termina ese ataque con su esquina.",
          "en": "A whistle before the first roll ends the half at once; after it, that attack is finished first, with its corner."
        },
        "refusal": null
      },
      {
        "id": "TOR-TIME-5",
        "rule": {
          "es": "La segunda parte la empieza desde el centro quien no empezó la primera, o una nueva tirada inicial si así se eligió.",
          "en": "The second half is begun from the centre by the side that did not begin the first, or by a new opening roll where that was chosen."
        },
        "refusal": null
      },
      {
        "id": "TOR-TIME-6",
        "rule": {
          "es": "El silbato no vale con el reloj por jugadas, en la tirada inicial, si ya sonó, en la tanda ni después del final.",
          "en": "The whistle does not count with the clock by plays, in the opening roll, when it has gone already, in the shoot-out or after the end."
        },
        "refusal": {
          "es": "Ahora no se puede pitar: el silbato solo vale con el reloj de silbato, una vez por parte y con el ataque en marcha.",
          "en": "There is no whistle now: it counts only with the whistle clock, once a half and while attacks are played."
        }
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
        "id": "TOR-END-1",
        "rule": {
          "es": "Gana quien tiene más goles después de las dos partes.",
          "en": "More goals after two halves wins."
        },
        "refusal": null
      },
      {
        "id": "TOR-END-2",
        "rule": {
          "es": "Un empate vale como resultado o se decide en la tanda de penaltis, según la opción elegida.",
          "en": "A tie is a draw or goes to the shoot-out, as the option says."
        },
        "refusal": null
      },
      {
        "id": "TOR-SHOOT-1",
        "rule": {
          "es": "En la tanda cada lado lanza los penaltis fijados, por turno, colocando el portero en cada uno.",
          "en": "In the shoot-out each side takes the set number of penalties in turn, with a placing of the keeper each time."
        },
        "refusal": null
      },
      {
        "id": "TOR-SHOOT-2",
        "rule": {
          "es": "Lanza primero quien empezó el partido.",
          "en": "The side that started the match kicks first."
        },
        "refusal": null
      },
      {
        "id": "TOR-SHOOT-3",
        "rule": {
          "es": "Gana quien marca más; la serie acaba en cuanto el otro ya no puede empatar.",
          "en": "More goals wins; the series stops as soon as the other side can't draw level any more."
        },
        "refusal": null
      },
      {
        "id": "TOR-SHOOT-4",
        "rule": {
          "es": "Si la serie empata, siguen parejas de penaltis, siempre completas, hasta que una tenga un gol y un fallo.",
          "en": "Level after the series, pairs of penalties follow, each completed, until one has a goal and a miss."
        },
        "refusal": null
      },
      {
        "id": "TOR-SHOOT-5",
        "rule": {
          "es": "Los goles de la tanda se cuentan aparte y no suman en el marcador.",
          "en": "Goals of the shoot-out are counted apart and not in the score."
        },
        "refusal": null
      }
    ]
  }
]);
