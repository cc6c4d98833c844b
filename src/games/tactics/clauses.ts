// Generated from README.md by `npm run generate`; do not edit.
import { catalogue } from '../../core/clause.ts';

export const clauses = catalogue([
  {
    "title": {
      "es": "Turno y comienzo",
      "en": "Turn and opening"
    },
    "clauses": [
      {
        "id": "STW-TURN-1",
        "rule": {
          "es": "Cada fase admite solo sus propias acciones.",
          "en": "Each phase admits only its own actions."
        },
        "refusal": {
          "es": "Ahora no toca eso: haz una de las jugadas que se ofrecen.",
          "en": "That is not due now: play one of the actions on offer."
        }
      },
      {
        "id": "STW-OPEN-1",
        "rule": {
          "es": "Antes de que corra el reloj tiran los dos lados: el número más bajo saca de centro en la primera parte y el más alto en la segunda.",
          "en": "Before the clock runs both sides roll: the lower number kicks off the first half, the higher one the second."
        },
        "refusal": null
      },
      {
        "id": "STW-OPEN-2",
        "rule": {
          "es": "Una tirada inicial empatada se repite.",
          "en": "A tied opening roll is repeated."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "Preparación",
      "en": "Set-up"
    },
    "clauses": [
      {
        "id": "STW-SETUP-1",
        "rule": {
          "es": "Cada equipo tiene once peones: dos delanteros, cuatro centrocampistas, cuatro defensas y un portero.",
          "en": "Each team has eleven pawns: two forwards, four midfielders, four defenders and a keeper."
        },
        "refusal": null
      },
      {
        "id": "STW-SETUP-2",
        "rule": {
          "es": "El portero empieza en una de las dos casillas de su área de meta.",
          "en": "The keeper starts on either space of his goal area."
        },
        "refusal": {
          "es": "El portero se coloca en una de las dos casillas de su área de meta.",
          "en": "The keeper is placed on one of the two spaces of his goal area."
        }
      },
      {
        "id": "STW-SETUP-3",
        "rule": {
          "es": "Los defensas empiezan en la fila propia 4, columnas b, d, e y g.",
          "en": "Defenders start on own row 4, columns b, d, e and g."
        },
        "refusal": null
      },
      {
        "id": "STW-SETUP-4",
        "rule": {
          "es": "Los centrocampistas empiezan en la fila propia 6, columnas a, c, f y h.",
          "en": "Midfielders start on own row 6, columns a, c, f and h."
        },
        "refusal": null
      },
      {
        "id": "STW-SETUP-5",
        "rule": {
          "es": "Los dos delanteros van a cualquier casilla libre de la fila propia 8.",
          "en": "The two forwards go to any free space of own row 8."
        },
        "refusal": {
          "es": "Ahora toca otra pieza u otra casilla: los delanteros van a casillas libres de la fila propia 8.",
          "en": "Another piece or another space is due: forwards go to free spaces of own row 8."
        }
      },
      {
        "id": "STW-SETUP-6",
        "rule": {
          "es": "Primero coloca todas sus piezas quien saca, después el otro lado.",
          "en": "The side that kicks off places all its pieces first, then the other side."
        },
        "refusal": null
      },
      {
        "id": "STW-SETUP-7",
        "rule": {
          "es": "Un delantero de quien saca se coloca con el balón en una de las dos casillas de su lado del círculo central.",
          "en": "A forward of the kicking side stands with the ball on one of the two centre-circle spaces of its half."
        },
        "refusal": {
          "es": "Primero el sacador, con el balón, en una de las dos casillas de tu lado del círculo central.",
          "en": "First the kicker, with the ball, on one of the two centre-circle spaces of your half."
        }
      },
      {
        "id": "STW-SETUP-8",
        "rule": {
          "es": "Los delanteros del otro lado se quedan a distancia 2 o más del balón.",
          "en": "The other side's forwards stay at distance 2 or more from the ball."
        },
        "refusal": {
          "es": "Demasiado cerca del balón: deja libre la zona de una casilla a su alrededor.",
          "en": "Too close to the ball: leave the one-space zone around it free."
        }
      },
      {
        "id": "STW-SETUP-9",
        "rule": {
          "es": "Los expulsados no vuelven. Sin delanteros saca el primero que quede de m1 a m4 y d1 a d4; sin jugadores de campo, el portero.",
          "en": "Pawns sent off stay out. Without forwards the first one left of m1 to m4 and d1 to d4 kicks off; without field pawns, the keeper."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "Saque de centro",
      "en": "Kick-off"
    },
    "clauses": [
      {
        "id": "STW-KO-1",
        "rule": {
          "es": "En el saque de centro se tira enseguida para el balón: antes no se mueve ningún peón.",
          "en": "At the kick-off the roll for the ball comes at once: no pawn moves first."
        },
        "refusal": null
      },
      {
        "id": "STW-KO-2",
        "rule": {
          "es": "El balón debe ir hacia delante y acabar en el campo contrario.",
          "en": "The ball must go forward and end in the other half."
        },
        "refusal": {
          "es": "El saque de centro tiene que acabar en el campo contrario.",
          "en": "The kick-off has to end in the other half."
        }
      },
      {
        "id": "STW-KO-3",
        "rule": {
          "es": "Después el mismo lado tira para capturarlo.",
          "en": "Then the same side rolls to capture it."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "Mover un peón",
      "en": "Moving a pawn"
    },
    "clauses": [
      {
        "id": "STW-MOVE-1",
        "rule": {
          "es": "Un peón se mueve exactamente tantas casillas como dice el dado.",
          "en": "A pawn moves exactly as many spaces as the die says."
        },
        "refusal": {
          "es": "Mueve un peón tuyo exactamente {roll} casillas.",
          "en": "Move a pawn of yours exactly {roll} spaces."
        }
      },
      {
        "id": "STW-MOVE-2",
        "rule": {
          "es": "Se mueve en recto o en diagonal, en cualquier dirección, con un solo cambio de dirección como mucho.",
          "en": "It moves straight or diagonally, in any direction, with one change of direction at most."
        },
        "refusal": {
          "es": "No hay camino de {roll} pasos con un solo cambio de dirección hasta esa casilla.",
          "en": "No way of {roll} steps with a single change of direction leads there."
        }
      },
      {
        "id": "STW-MOVE-3",
        "rule": {
          "es": "No vuelve sobre una casilla por la que ya pasó en ese movimiento.",
          "en": "It never goes back over a space passed in that move."
        },
        "refusal": null
      },
      {
        "id": "STW-MOVE-4",
        "rule": {
          "es": "Pasa por encima de compañeros, nunca de rivales.",
          "en": "It passes through team-mates, never through rivals."
        },
        "refusal": {
          "es": "Todos los caminos hasta ahí pasan por un rival: busca otra casilla.",
          "en": "Every way there runs through a rival: choose another space."
        }
      },
      {
        "id": "STW-MOVE-5",
        "rule": {
          "es": "Puede acabar en la casilla de un rival si gasta todo el número, y seguir en un movimiento posterior.",
          "en": "It may end on a rival's space when that uses the whole number, and go on in a later move."
        },
        "refusal": null
      },
      {
        "id": "STW-MOVE-6",
        "rule": {
          "es": "En una casilla hay como mucho un peón de cada equipo.",
          "en": "A space holds at most one pawn of each team."
        },
        "refusal": {
          "es": "Ahí ya está un compañero: solo cabe un peón de cada equipo.",
          "en": "A team-mate stands there: only one pawn of each team fits."
        }
      },
      {
        "id": "STW-MOVE-7",
        "rule": {
          "es": "Los defensas no salen de su campo, ni siquiera de paso.",
          "en": "Defenders never leave their own half, not even in passing."
        },
        "refusal": {
          "es": "Un defensa no puede salir de su campo, ni siquiera de paso.",
          "en": "A defender may not leave his half, not even in passing."
        }
      },
      {
        "id": "STW-MOVE-8",
        "rule": {
          "es": "Centrocampistas y delanteros van a todas partes.",
          "en": "Midfielders and forwards go everywhere."
        },
        "refusal": null
      },
      {
        "id": "STW-MOVE-9",
        "rule": {
          "es": "Si algún peón de campo puede moverse, hay que mover; solo si ninguno puede, se pasa.",
          "en": "The side must move if any field pawn can; only if none can, it passes."
        },
        "refusal": {
          "es": "Aún puedes jugar: solo se pasa cuando no queda otra cosa.",
          "en": "You can still play: passing is only for when nothing else is left."
        }
      }
    ]
  },
  {
    "title": {
      "es": "Límites de formación",
      "en": "Formation limits"
    },
    "clauses": [
      {
        "id": "STW-LIM-1",
        "rule": {
          "es": "Ningún movimiento deja más de 4 peones de un equipo seguidos en una fila.",
          "en": "No move leaves more than 4 pawns of a team adjacent in a row."
        },
        "refusal": {
          "es": "Serían más de 4 peones tuyos seguidos en esa fila.",
          "en": "That would be more than 4 of your pawns adjacent in the row."
        }
      },
      {
        "id": "STW-LIM-2",
        "rule": {
          "es": "Ninguno deja más de 3 seguidos en una columna.",
          "en": "None leaves more than 3 adjacent in a column."
        },
        "refusal": {
          "es": "Serían más de 3 peones tuyos seguidos en esa columna.",
          "en": "That would be more than 3 of your pawns adjacent in the column."
        }
      },
      {
        "id": "STW-LIM-3",
        "rule": {
          "es": "En cada área de penalti caben como mucho 4 jugadores de campo de un equipo; el portero va aparte.",
          "en": "Each penalty area holds at most 4 field pawns of a team; the keeper is extra."
        },
        "refusal": {
          "es": "Ya hay 4 jugadores de campo tuyos en esa área.",
          "en": "Four of your field pawns are already in that area."
        }
      },
      {
        "id": "STW-LIM-4",
        "rule": {
          "es": "En cada área de meta cabe un solo peón de un equipo, portero incluido. Los límites cuentan dónde acaba un movimiento, no por dónde pasa.",
          "en": "Each goal area holds a single pawn of a team, keeper included. Limits count where a move ends, not what it passes."
        },
        "refusal": {
          "es": "Ya hay un peón tuyo en esa área de meta.",
          "en": "A pawn of yours is already in that goal area."
        }
      }
    ]
  },
  {
    "title": {
      "es": "Jugar el balón",
      "en": "Playing the ball"
    },
    "clauses": [
      {
        "id": "STW-BALL-1",
        "rule": {
          "es": "Para jugar el balón se tira el dado; el balón se mueve exactamente esas casillas.",
          "en": "To play the ball the side rolls; the ball moves exactly that many spaces."
        },
        "refusal": {
          "es": "El balón tiene que ir exactamente {roll} casillas: esa está más lejos.",
          "en": "The ball has to go exactly {roll} spaces: that one is farther."
        }
      },
      {
        "id": "STW-BALL-2",
        "rule": {
          "es": "En recto o en diagonal, con un solo cambio de dirección como mucho.",
          "en": "Straight or diagonally, with one change of direction at most."
        },
        "refusal": {
          "es": "El balón no llega ahí con {roll} pasos y un solo cambio de dirección.",
          "en": "The ball does not get there with {roll} steps and a single change of direction."
        }
      },
      {
        "id": "STW-BALL-3",
        "rule": {
          "es": "Nunca vuelve hacia una fila o columna ya pasada: en un mismo toque las filas solo suben o solo bajan, y las columnas igual.",
          "en": "It never turns back towards a row or column already passed: within one kick rows only rise or only fall, and so do columns."
        },
        "refusal": {
          "es": "Para llegar ahí con {roll} pasos el balón tendría que volver atrás.",
          "en": "To get there with {roll} steps the ball would have to turn back."
        }
      },
      {
        "id": "STW-BALL-4",
        "rule": {
          "es": "Vuela por encima de los peones de los dos equipos.",
          "en": "It flies over the pawns of both teams."
        },
        "refusal": null
      },
      {
        "id": "STW-BALL-5",
        "rule": {
          "es": "Puede acabar en una casilla vacía, con un compañero, o con un peón de cada equipo; no con un rival solo. Si no queda ninguna, se pasa: el balón sigue donde está, el saque se da por hecho y la defensa tiene su intento.",
          "en": "It may end on an empty space, with a team-mate, or with one pawn of each team; not with a rival alone. If none is left the side passes: the ball stays, a restart is over and the defence has its attempt."
        },
        "refusal": {
          "es": "Ahí solo hay un rival: juega el balón a una casilla vacía o a un compañero.",
          "en": "Only a rival stands there: play the ball to an empty space or to a team-mate."
        }
      }
    ]
  },
  {
    "title": {
      "es": "La jugada ofensiva",
      "en": "The offensive set"
    },
    "clauses": [
      {
        "id": "STW-SET-1",
        "rule": {
          "es": "El lado que tiene el balón empieza una jugada ofensiva: primero un peón, después el balón.",
          "en": "The side in possession begins an offensive set: first a pawn, then the ball."
        },
        "refusal": null
      },
      {
        "id": "STW-SET-2",
        "rule": {
          "es": "El peón que se mueve primero es de campo y no es el que tiene el balón.",
          "en": "The pawn moved first is a field pawn and not the one with the ball."
        },
        "refusal": {
          "es": "El que tiene el balón no se mueve primero: mueve a otro.",
          "en": "The pawn with the ball does not move first: move another one."
        }
      },
      {
        "id": "STW-SET-3",
        "rule": {
          "es": "Después se tira y se juega el balón desde la casilla de quien lo tiene.",
          "en": "Then the side rolls and plays the ball from the space of whoever has it."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "Capturar",
      "en": "Capturing"
    },
    "clauses": [
      {
        "id": "STW-CAP-1",
        "rule": {
          "es": "Balón a una casilla vacía: el mismo lado tira enseguida y mueve cualquier jugador de campo, también el que chutó, salvo en un saque.",
          "en": "Ball on an empty space: the same side rolls at once and moves any field pawn, the kicker included, unless it was a restart."
        },
        "refusal": null
      },
      {
        "id": "STW-CAP-2",
        "rule": {
          "es": "Un peón del ataque que acaba sobre el balón lo ha capturado.",
          "en": "A pawn of the attack that ends on the ball has captured it."
        },
        "refusal": null
      },
      {
        "id": "STW-CAP-3",
        "rule": {
          "es": "Entonces la defensa tiene un intento: si llega al balón hay lucha; si no, el ataque lo conserva y empieza una nueva jugada.",
          "en": "Then the defence has one attempt: on the ball's space there is a battle; otherwise the attack keeps it and begins a new set."
        },
        "refusal": null
      },
      {
        "id": "STW-CAP-4",
        "rule": {
          "es": "Un intento que no llega al balón es igualmente un movimiento completo.",
          "en": "An attempt that does not reach the ball is still a full move."
        },
        "refusal": null
      },
      {
        "id": "STW-CAP-5",
        "rule": {
          "es": "Si el ataque falló y la defensa llega al balón, lo captura: pasa a atacar con una nueva jugada, sin contraintento ni tiro.",
          "en": "If the attack failed and the defence reaches the ball, it has captured it: it attacks with a new set, without a counter-attempt and without a shot."
        },
        "refusal": null
      },
      {
        "id": "STW-CAP-6",
        "rule": {
          "es": "Si fallan los dos, siguen por turnos, primero el ataque, hasta que alguien tenga el balón. Cada ronda más cuenta como una jugada.",
          "en": "If both fail they go on in turn, the attack first, until somebody has the ball. Each further round counts as a play."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "Pase directo y regate",
      "en": "Direct pass and dribble"
    },
    "clauses": [
      {
        "id": "STW-PASS-1",
        "rule": {
          "es": "Balón a una casilla donde solo hay un compañero: pase directo, la defensa no mueve.",
          "en": "Ball on a space that holds only a team-mate: direct pass, the defence does not move."
        },
        "refusal": null
      },
      {
        "id": "STW-PASS-2",
        "rule": {
          "es": "Tras el primer pase directo de una jugada, quien lo recibe debe jugar el balón enseguida.",
          "en": "After the first direct pass of a set the receiver must play the ball at once."
        },
        "refusal": null
      },
      {
        "id": "STW-PASS-3",
        "rule": {
          "es": "Tras el segundo no hay un tercero: la defensa tiene su intento.",
          "en": "After the second there is no third: the defence has its attempt."
        },
        "refusal": null
      },
      {
        "id": "STW-PASS-4",
        "rule": {
          "es": "Un pase directo, primero o segundo, recibido en el área contraria o en una de sus estrellas es un tiro inmediato.",
          "en": "A direct pass, first or second, received in the rival's area or on one of its stars is a shot at once."
        },
        "refusal": null
      },
      {
        "id": "STW-DRIB-1",
        "rule": {
          "es": "Con un 1 para el balón, quien lo tiene puede avanzar con él una casilla en cualquier dirección, con los límites de un movimiento.",
          "en": "With a 1 for the ball its holder may go one space with it in any direction, within the limits of a move."
        },
        "refusal": {
          "es": "Solo se regatea con un 1, y una sola casilla.",
          "en": "A dribble needs a 1, and goes a single space."
        }
      },
      {
        "id": "STW-DRIB-2",
        "rule": {
          "es": "Después la defensa tiene su intento; si falla, el ataque empieza otra jugada, también dentro del área.",
          "en": "Then the defence has its attempt; if it fails the attack begins a new set, also inside the area."
        },
        "refusal": null
      },
      {
        "id": "STW-DRIB-3",
        "rule": {
          "es": "Regatear a la casilla de un rival es una lucha inmediata.",
          "en": "Dribbling onto a rival's space is a battle at once."
        },
        "refusal": null
      },
      {
        "id": "STW-DRIB-4",
        "rule": {
          "es": "No se regatea en un saque de centro, tiro libre, saque de puerta o córner.",
          "en": "There is no dribble at a kick-off, free kick, goal kick or corner."
        },
        "refusal": {
          "es": "Un saque no se regatea: juega el balón.",
          "en": "A restart is not dribbled: play the ball."
        }
      }
    ]
  },
  {
    "title": {
      "es": "La lucha",
      "en": "The battle"
    },
    "clauses": [
      {
        "id": "STW-BAT-1",
        "rule": {
          "es": "Hay lucha cuando la defensa llega a quien tiene el balón, cuando el balón va a una casilla con un peón de cada equipo y cuando se regatea a la casilla de un rival.",
          "en": "There is a battle when the defence reaches the holder, when the ball is played onto a space with one pawn of each team, and when a pawn dribbles onto a rival."
        },
        "refusal": null
      },
      {
        "id": "STW-BAT-2",
        "rule": {
          "es": "Tiran los dos; el total más alto se queda el balón y empieza una jugada, salvo que al ataque le toque tirar: en el área contraria o contra el portero rival. Los dos peones siguen donde están.",
          "en": "Both roll; the higher total has the ball and begins a set, unless the attack is to shoot: in the rival's area, or against the rival's keeper. Both pawns stay where they are."
        },
        "refusal": null
      },
      {
        "id": "STW-BAT-3",
        "rule": {
          "es": "Con totales iguales se tira otra vez.",
          "en": "Equal totals: they roll again."
        },
        "refusal": null
      },
      {
        "id": "STW-BAT-4",
        "rule": {
          "es": "Los defensas suman 1, el portero 2, los demás nada; cualquier peón puede luchar.",
          "en": "Defenders add 1, the keeper 2, the others nothing; any pawn may fight."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "Marcar",
      "en": "Scoring"
    },
    "clauses": [
      {
        "id": "STW-SCORE-1",
        "rule": {
          "es": "Se marca desde dentro del área de penalti rival, desde sus estrellas con un pase directo, de penalti y desde cualquier casilla donde el ataque acabe de superar al portero rival; desde ningún otro sitio.",
          "en": "Goals are scored from inside the rival's penalty area, from its stars by a direct pass, by penalties, and from any space where the attack has just beaten the rival's keeper; from nowhere else."
        },
        "refusal": null
      },
      {
        "id": "STW-AREA-1",
        "rule": {
          "es": "Capturar en el área contraria es ocasión de gol: la defensa tiene un intento y, si no llega, el ataque tira.",
          "en": "A capture in the rival's area is a goal chance: the defence has one attempt and, if it does not reach the ball, the attack shoots."
        },
        "refusal": null
      },
      {
        "id": "STW-AREA-2",
        "rule": {
          "es": "Si el ataque gana una lucha en el área contraria, contra un peón o contra el portero, tira.",
          "en": "If the attack wins a battle in the rival's area, against a field pawn or the keeper, it shoots."
        },
        "refusal": null
      },
      {
        "id": "STW-AREA-3",
        "rule": {
          "es": "Si la gana la defensa, empieza su jugada.",
          "en": "If the defence wins it, it begins a set."
        },
        "refusal": null
      },
      {
        "id": "STW-AREA-4",
        "rule": {
          "es": "Balón a una casilla del área con dos peones: lucha inmediata, la defensa no mueve.",
          "en": "Ball onto two pawns in the area: battle at once, the defence does not move."
        },
        "refusal": null
      },
      {
        "id": "STW-STAR-1",
        "rule": {
          "es": "La estrella solo cuenta para un pase directo; para capturas, regates y luchas es una casilla corriente, en la que también se tira tras superar al portero.",
          "en": "A star counts only for a direct pass; for captures, dribbles and battles it is an ordinary space, where beating the keeper is a shot as anywhere else."
        },
        "refusal": null
      },
      {
        "id": "STW-SHOT-1",
        "rule": {
          "es": "Un tiro es un giro de ruleta: gol, córner o saque de puerta, 4 : 2 : 2.",
          "en": "A shot is one spin: goal, corner or goal kick, 4 : 2 : 2."
        },
        "refusal": null
      },
      {
        "id": "STW-SHOT-2",
        "rule": {
          "es": "Gol: un tanto, los dos equipos vuelven a su formación y saca de centro quien lo encajó.",
          "en": "Goal: one point, both teams take their formation, and the side that conceded kicks off."
        },
        "refusal": null
      },
      {
        "id": "STW-SHOT-3",
        "rule": {
          "es": "Bandera: córner para el ataque.",
          "en": "Flag: corner for the attack."
        },
        "refusal": null
      },
      {
        "id": "STW-SHOT-4",
        "rule": {
          "es": "①: saque de puerta para la defensa.",
          "en": "①: goal kick for the defence."
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
        "id": "STW-GK-1",
        "rule": {
          "es": "La defensa puede, en vez de tirar, mover su portero una casilla en cualquier dirección.",
          "en": "The defence may, instead of rolling, move its keeper one space in any direction."
        },
        "refusal": {
          "es": "El portero se mueve una sola casilla.",
          "en": "The keeper moves a single space."
        }
      },
      {
        "id": "STW-GK-2",
        "rule": {
          "es": "Una vez tirado el dado se mueve un jugador de campo, no el portero; el ataque siempre tira, así que su portero no camina.",
          "en": "Once the die is rolled a field pawn moves, not the keeper; the attack always rolls, so its keeper does not walk."
        },
        "refusal": {
          "es": "Con el dado tirado se mueve un jugador de campo, no el portero.",
          "en": "With the die rolled a field pawn moves, not the keeper."
        }
      },
      {
        "id": "STW-GK-3",
        "rule": {
          "es": "Un portero que acaba en la casilla de quien tiene el balón lucha; sobre un balón suelto, lo captura.",
          "en": "A keeper that ends on the holder's space battles; on a loose ball he captures it."
        },
        "refusal": null
      },
      {
        "id": "STW-GK-4",
        "rule": {
          "es": "Cuando el portero juega el balón usa siempre la suma de dos dados.",
          "en": "When the keeper plays the ball he always uses the sum of two dice."
        },
        "refusal": null
      },
      {
        "id": "STW-GK-5",
        "rule": {
          "es": "El portero no sale de su campo.",
          "en": "The keeper stays in his own half."
        },
        "refusal": {
          "es": "El portero no puede salir de su campo.",
          "en": "The keeper may not leave his half."
        }
      },
      {
        "id": "STW-GK-6",
        "rule": {
          "es": "Quien ataca y gana una lucha al portero rival tira al momento, dentro o fuera del área y empezara como empezara la lucha; fuera del área no importa quién espere adelantado. La defensa que gana al portero del ataque empieza una jugada, sin tiro.",
          "en": "An attack that wins a battle against the rival's keeper shoots at once, inside the area or not and however the battle began; outside the area nobody waiting off-side matters. A defence that beats the attack's keeper begins a set, without a shot."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "Saque de puerta",
      "en": "Goal kick"
    },
    "clauses": [
      {
        "id": "STW-GKICK-1",
        "rule": {
          "es": "Tras un ① la defensa pasa a atacar con un saque de puerta: una jugada ofensiva del portero, con dos dados.",
          "en": "After a ① the defence becomes the attack with a goal kick: an offensive set of the keeper, with two dice."
        },
        "refusal": null
      },
      {
        "id": "STW-GKICK-2",
        "rule": {
          "es": "Los rivales que estén en esa área salen, por orden, a las casillas que la rodean.",
          "en": "Every rival in that area goes, in order, to the spaces around it."
        },
        "refusal": {
          "es": "Coloca ese peón en una de las casillas que rodean el área.",
          "en": "Place that pawn on one of the spaces around the area."
        }
      },
      {
        "id": "STW-GKICK-3",
        "rule": {
          "es": "Después un jugador de campo propio que esté en el área de meta sale a una casilla contigua, y el portero toma el balón en una de las dos casillas de ella.",
          "en": "Then an own field pawn in the goal area goes to a space next to it, and the keeper takes the ball on either space of it."
        },
        "refusal": {
          "es": "El jugador de campo sale junto al área de meta y el portero entra en ella.",
          "en": "The field pawn goes next to the goal area, and the keeper into it."
        }
      },
      {
        "id": "STW-GKICK-4",
        "rule": {
          "es": "El balón debe salir del área: no puede acabar dentro.",
          "en": "The ball must leave the area: it may not end in it."
        },
        "refusal": {
          "es": "El saque de puerta tiene que salir del área.",
          "en": "The goal kick has to leave the area."
        }
      }
    ]
  },
  {
    "title": {
      "es": "Fuera de juego",
      "en": "Off-side"
    },
    "clauses": [
      {
        "id": "STW-OFF-1",
        "rule": {
          "es": "Está adelantado quien está más cerca de la línea de gol rival que todos los jugadores de campo de la defensa. Al chutar quedan señalados los adelantados, menos quien chuta.",
          "en": "Off-side position: nearer to the rival's goal line than every field pawn of the defence. At a kick the pawns in that position are flagged, the kicker excepted."
        },
        "refusal": null
      },
      {
        "id": "STW-OFF-2",
        "rule": {
          "es": "Un señalado que recibe el balón de un pase, solo o con un rival, está en fuera de juego.",
          "en": "A flagged pawn that gets the ball by a pass, alone or with a rival, is off-side."
        },
        "refusal": null
      },
      {
        "id": "STW-OFF-3",
        "rule": {
          "es": "Un señalado que captura el balón más cerca de la línea de gol que todos los jugadores de campo de la defensa está en fuera de juego; quien no fue señalado puede capturarlo.",
          "en": "A flagged pawn that captures the ball nearer to the goal line than every field pawn of the defence is off-side; a pawn not flagged may capture it there."
        },
        "refusal": null
      },
      {
        "id": "STW-OFF-4",
        "rule": {
          "es": "Si nace una ocasión de gol en el área o en una estrella y otro peón del ataque espera adelantado en el área de meta rival, hay fuera de juego. Superar al portero fuera del área no cuenta para esto.",
          "en": "When a goal chance arises in the area or on a star and another pawn of the attack waits off-side in the rival's goal area, it is off-side. Beating the keeper outside the area does not count here."
        },
        "refusal": null
      },
      {
        "id": "STW-OFF-5",
        "rule": {
          "es": "Tiro libre de la defensa en la casilla del balón; no hay ocasión ni tiro. (El folleto español lo saca, cuando un peón esperaba en el área de meta, donde estaba ese peón; aquí vale el original inglés.)",
          "en": "Free kick for the defence on the space of the ball; no chance, no shot. (Where a pawn waited in the goal area, the Spanish booklet takes it from where that pawn stood; here the English original holds.)"
        },
        "refusal": null
      },
      {
        "id": "STW-OFF-6",
        "rule": {
          "es": "Lo saca quien ya está en esa casilla. Si no hay nadie, su lado elige entre el portero, venga de donde venga, y los peones de campo más cercanos, siempre que puedan estar ahí. Si los límites de fila y columna dejan fuera a todos, no cuentan.",
          "en": "Whoever of the side already stands on that space takes it. If nobody does, the side chooses between its keeper, wherever he comes from, and its nearest field pawns, as long as they may stand there. Where the limits of row and column keep everybody away, they do not count."
        },
        "refusal": {
          "es": "Saca quien está en la casilla del balón o, si no hay nadie, el portero o uno de los peones más cercanos que puedan estar ahí.",
          "en": "Whoever is on the ball's space takes it or, if nobody is, the keeper or one of the nearest pawns that may stand there."
        }
      }
    ]
  },
  {
    "title": {
      "es": "Córner",
      "en": "Corner"
    },
    "clauses": [
      {
        "id": "STW-CORN-1",
        "rule": {
          "es": "El córner se saca del lado del tiro: columnas a–d desde la a, e–h desde la h, en la línea de gol de la defensa; la casilla siguiente cuenta 1.",
          "en": "The corner is on the side of the shot: columns a–d from a, e–h from h, on the defence's goal line; the next space counts 1."
        },
        "refusal": null
      },
      {
        "id": "STW-CORN-2",
        "rule": {
          "es": "El portero de la defensa que esté fuera de su área de meta vuelve a ella, y no sale durante las colocaciones.",
          "en": "A defending keeper outside his goal area goes back to it, and stays in it during the placements."
        },
        "refusal": {
          "es": "En un córner el portero de la defensa se queda en su área de meta.",
          "en": "At a corner the defending keeper stays in his goal area."
        }
      },
      {
        "id": "STW-CORN-3",
        "rule": {
          "es": "Saca quien tiró, desde la casilla de córner, y no se coloca en otro sitio. Un compañero que esté ahí cambia su sitio con él.",
          "en": "The shooter takes the corner from the corner space and is not placed elsewhere. A team-mate there changes places with him."
        },
        "refusal": {
          "es": "Quien saca el córner no se coloca: elige a otro.",
          "en": "Whoever takes the corner is not placed: pick another one."
        }
      },
      {
        "id": "STW-CORN-4",
        "rule": {
          "es": "Cada lado tiene 3 colocaciones: un peón de cualquier sitio a cualquier otra casilla donde pueda estar, sin dado. El mismo peón puede repetir y se puede renunciar.",
          "en": "Each side has 3 placements: a pawn from anywhere to any other space it may stand on, no die. The same pawn may go again, and a placement may be given up."
        },
        "refusal": {
          "es": "Coloca el peón elegido en otra casilla donde pueda estar.",
          "en": "Place the pawn you picked on another space where it may stand."
        }
      },
      {
        "id": "STW-CORN-5",
        "rule": {
          "es": "Empieza la defensa y después se alterna.",
          "en": "The defence places first, then they take turns."
        },
        "refusal": null
      },
      {
        "id": "STW-CORN-6",
        "rule": {
          "es": "Ningún peón de la defensa a distancia 1 del balón: los que estén ahí salen a distancia 2 y ninguno se coloca dentro.",
          "en": "No pawn of the defence within distance 1 of the ball: those there go to distance 2, and none is placed there."
        },
        "refusal": {
          "es": "La defensa deja libre la zona de una casilla alrededor del balón.",
          "en": "The defence leaves the one-space zone around the ball free."
        }
      },
      {
        "id": "STW-CORN-7",
        "rule": {
          "es": "Después el ataque tira un dado y juega el balón: antes no se mueve ningún peón.",
          "en": "Then the attack rolls one die and plays the ball: no pawn moves first."
        },
        "refusal": null
      },
      {
        "id": "STW-CORN-8",
        "rule": {
          "es": "No hay fuera de juego, de ninguna forma, hasta el siguiente toque o jugada.",
          "en": "No off-side, in either form, until the next kick or set."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "Faltas y tarjetas",
      "en": "Fouls and cards"
    },
    "clauses": [
      {
        "id": "STW-FOUL-1",
        "rule": {
          "es": "En una lucha con 6 y 1 en los dados, sin bonificación, comete falta quien sacó el 1, digan lo que digan los totales.",
          "en": "In a battle with 6 and 1 on the bare dice, the side with the 1 has fouled, whatever the totals."
        },
        "refusal": null
      },
      {
        "id": "STW-FOUL-2",
        "rule": {
          "es": "Quien sacó el 6 tiene un tiro libre en esa casilla, que saca su peón de ahí.",
          "en": "The side with the 6 has a free kick on that space, taken by its pawn there."
        },
        "refusal": null
      },
      {
        "id": "STW-CARD-1",
        "rule": {
          "es": "El infractor recibe tarjeta amarilla.",
          "en": "The offender gets a yellow card."
        },
        "refusal": null
      },
      {
        "id": "STW-CARD-2",
        "rule": {
          "es": "La segunda amarilla del mismo peón es roja: deja el partido, y con él se va su tarjeta.",
          "en": "A second yellow of the same pawn is red: it leaves the match, and its card goes with it."
        },
        "refusal": null
      },
      {
        "id": "STW-CARD-3",
        "rule": {
          "es": "Los cuatro defensas cuentan como uno: su segunda amarilla expulsa al que la recibe.",
          "en": "The four defenders count as one: their second yellow sends off the one who got it."
        },
        "refusal": null
      },
      {
        "id": "STW-CARD-4",
        "rule": {
          "es": "Después, su siguiente amarilla vuelve a ser la primera.",
          "en": "After that their next yellow is a first one again."
        },
        "refusal": null
      },
      {
        "id": "STW-CARD-5",
        "rule": {
          "es": "Un expulsado no vuelve, tampoco en los saques de centro, y nadie lo sustituye.",
          "en": "A sent-off pawn never comes back, not at kick-offs either, and is not replaced."
        },
        "refusal": null
      },
      {
        "id": "STW-CARD-6",
        "rule": {
          "es": "Con la segunda amarilla del portero otro se pone bajo los palos: su lado elige qué peón de campo deja el partido, antes del penalti o del tiro libre, y el portero sigue sin tarjeta. El que se va se lleva la suya; la de los defensas se va con el último. Si no queda ninguno, no sale nadie.",
          "en": "At a keeper's second yellow another goes in goal: his side chooses which field pawn leaves the match, before the penalty or free kick, and the keeper stays with no card. Whoever leaves takes his own with him; the defenders' card goes with the last of them. If none is left, nobody goes."
        },
        "refusal": {
          "es": "Por el portero sale un peón de campo que siga en el partido.",
          "en": "A field pawn that is still in the match leaves for the keeper."
        }
      }
    ]
  },
  {
    "title": {
      "es": "Penalti",
      "en": "Penalty"
    },
    "clauses": [
      {
        "id": "STW-PEN-1",
        "rule": {
          "es": "Si la defensa comete falta en su área, penalti.",
          "en": "If the defence fouls in its own penalty area, penalty."
        },
        "refusal": null
      },
      {
        "id": "STW-PEN-2",
        "rule": {
          "es": "Todos menos el portero de la defensa salen del área, y los de la defensa también del arco, a las filas 3 o 4 de ese campo fuera del área.",
          "en": "All but the defending keeper leave the area, and the defence also the arc, to rows 3 or 4 of that half outside the area."
        },
        "refusal": {
          "es": "Coloca ese peón donde manda el penalti: el lanzador en el arco, el portero en la portería, los demás fuera del área en las filas 3 o 4.",
          "en": "Place that pawn where the penalty wants it: the taker on the arc, the keeper in goal, the others outside the area on rows 3 or 4."
        }
      },
      {
        "id": "STW-PEN-3",
        "rule": {
          "es": "Primero el peón que recibió la falta ocupa una casilla del arco; un compañero que esté ahí cambia su sitio con él. El balón cuenta en su casilla.",
          "en": "First the fouled pawn takes a space of the arc; a team-mate there changes places with him. The ball counts as his space."
        },
        "refusal": null
      },
      {
        "id": "STW-PEN-4",
        "rule": {
          "es": "Después se colocan por turnos, un peón cada vez, empezando por el lado infractor.",
          "en": "Then both sides place in turn, one pawn each, the offending side first."
        },
        "refusal": null
      },
      {
        "id": "STW-PEN-5",
        "rule": {
          "es": "Por último el portero de la defensa, en una de las dos casillas de su área de meta.",
          "en": "Last the defending keeper, on either space of his goal area."
        },
        "refusal": null
      },
      {
        "id": "STW-PEN-6",
        "rule": {
          "es": "El ataque tira: un giro, con los tres resultados de siempre.",
          "en": "The attack shoots: one spin, with the usual three results."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "Tiro libre y recolocaciones",
      "en": "Free kick and forced placements"
    },
    "clauses": [
      {
        "id": "STW-FREE-1",
        "rule": {
          "es": "El tiro libre se saca desde la casilla de la falta y abre una jugada ofensiva: primero un peón, después el balón.",
          "en": "A free kick is taken from the space of the foul and opens an offensive set: pawn first, then ball."
        },
        "refusal": null
      },
      {
        "id": "STW-FREE-2",
        "rule": {
          "es": "Lo saca el peón que recibió la falta.",
          "en": "The fouled pawn takes it."
        },
        "refusal": null
      },
      {
        "id": "STW-FREE-3",
        "rule": {
          "es": "Ningún peón del lado infractor a distancia 1 del balón.",
          "en": "No pawn of the offending side within distance 1 of the ball."
        },
        "refusal": null
      },
      {
        "id": "STW-FREE-4",
        "rule": {
          "es": "Los que estén ahí salen, por orden, a distancia 2.",
          "en": "Those there go, in order, to distance 2 from it."
        },
        "refusal": {
          "es": "Ese peón sale a distancia 2 del balón.",
          "en": "That pawn goes to distance 2 from the ball."
        }
      },
      {
        "id": "STW-CLEAR-1",
        "rule": {
          "es": "Las recolocaciones obligadas van de una en una y en su orden, cada pieza donde pueda estar; si a la distancia mandada no cabe, a la siguiente.",
          "en": "Forced placements come one piece an action in their order, each where it may stand; if nothing is possible at the stated distance, at the next."
        },
        "refusal": {
          "es": "Primero hay que recolocar a {piece}.",
          "en": "First {piece} has to be placed."
        }
      },
      {
        "id": "STW-TOUCH-1",
        "rule": {
          "es": "Quien saca de centro, de puerta, de esquina o una falta no vuelve a tocar el balón hasta que lo toque otro.",
          "en": "Who took a kick-off, goal kick, corner or free kick does not touch the ball until another pawn has."
        },
        "refusal": {
          "es": "Quien hizo el saque no puede tocar el balón antes que otro.",
          "en": "Whoever took the restart may not touch the ball before another pawn does."
        }
      }
    ]
  },
  {
    "title": {
      "es": "Sanciones menores",
      "en": "Minor violations"
    },
    "clauses": [
      {
        "id": "STW-MIN-1",
        "rule": {
          "es": "Pasarse del tiempo para lo que toca decidir es una sanción menor de quien decide: sin tarjeta ni penalti.",
          "en": "Taking longer than the time for what is to be decided is a minor violation of whoever decides: no card, no penalty."
        },
        "refusal": null
      },
      {
        "id": "STW-MIN-2",
        "rule": {
          "es": "El otro lado tiene un tiro libre desde una de las cuatro casillas del círculo central; quién lo saca se elige como tras un fuera de juego.",
          "en": "The other side has a free kick from any of the four centre-circle spaces; its taker is chosen as after off-side."
        },
        "refusal": {
          "es": "El tiro libre se saca desde una casilla del círculo central donde alguien pueda estar.",
          "en": "The free kick is taken from a centre-circle space where somebody may stand."
        }
      },
      {
        "id": "STW-MIN-3",
        "rule": {
          "es": "Si la sanción es de la defensa, el ataque puede dejar seguir: vuelve la decisión interrumpida.",
          "en": "If the defence offended, the attack may play on: the interrupted choice is due again."
        },
        "refusal": null
      },
      {
        "id": "STW-MIN-4",
        "rule": {
          "es": "En la preparación, lo que falte por colocar va al primer sitio de su lista, el saque cuenta como empezado y después se aplica la sanción.",
          "en": "In the set-up, whatever is left to place goes to the first space of its list, the kick-off counts as begun, and then the violation is punished."
        },
        "refusal": null
      },
      {
        "id": "STW-MIN-5",
        "rule": {
          "es": "Si se acaba el tiempo para decir quién sale por el portero, sale el primero de la lista y se saca la falta; no se castiga nada más.",
          "en": "If the time to say who leaves for the keeper runs out, the first of the list leaves and the foul's kick is taken; nothing else is punished."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "Tiempo y final",
      "en": "Time and end"
    },
    "clauses": [
      {
        "id": "STW-TIME-1",
        "rule": {
          "es": "Dos partes; la prórroga tiene dos tiempos.",
          "en": "Two halves; extra time has two periods."
        },
        "refusal": null
      },
      {
        "id": "STW-TIME-2",
        "rule": {
          "es": "Con reloj de jugadas, que es el habitual aquí, el tiempo acaba cuando empezaría una jugada y ya se ha llegado al límite, y también tras un gol entonces.",
          "en": "With the clock of plays, which is the usual one here, a period ends when a play would begin and the limit has been reached, and after a goal then."
        },
        "refusal": null
      },
      {
        "id": "STW-TIME-3",
        "rule": {
          "es": "Con reloj de silbato, el pitido acaba el tiempo al momento,",
          "en": "With the whistle clock the whistle ends the period at once,"
        },
        "refusal": null
      },
      {
        "id": "STW-TIME-4",
        "rule": {
          "es": "salvo que el balón jugado en esta jugada esté en el área de la defensa, o deba tirarse, sacarse un córner o un penalti: ese ataque se termina. Una lucha con el portero fuera del área no basta; el tiro de quien ya la ha ganado, sí. (El folleto español deja terminar cualquier jugada ofensiva; aquí vale el original inglés.)",
          "en": "unless the ball, played in this set, is in the defence's area, or a shot, a corner or a penalty is due: that attack is finished. A battle with the keeper outside the area is not enough; the shot of an attack that has won it is. (The Spanish booklet lets every offensive set be finished; here the English original holds.)"
        },
        "refusal": null
      },
      {
        "id": "STW-TIME-5",
        "rule": {
          "es": "Una ronda fallada por los dos con el tiempo cumplido sigue si el balón está en el área de la defensa; si no, acaba el tiempo.",
          "en": "A round failed by both with time up goes on if the ball is in the defence's area; otherwise the period ends."
        },
        "refusal": null
      },
      {
        "id": "STW-TIME-6",
        "rule": {
          "es": "La segunda parte y el segundo tiempo de la prórroga los saca quien no sacó la primera; el primero de la prórroga, quien empezó el partido.",
          "en": "The second half and the second period of extra time are kicked off by the side that did not kick off the first; the first of extra time by the starter."
        },
        "refusal": null
      },
      {
        "id": "STW-TIME-7",
        "rule": {
          "es": "El silbato no vale con reloj de jugadas, antes de la primera jugada, con el tiempo ya cumplido, en la tanda ni después del final.",
          "en": "The whistle means nothing with the clock of plays, before the first play, when time is already up, in the shoot-out and after the end."
        },
        "refusal": {
          "es": "Ahora el silbato no cambia nada.",
          "en": "The whistle changes nothing now."
        }
      },
      {
        "id": "STW-TIME-8",
        "rule": {
          "es": "Si suena el silbato mientras se decide quién sale por el portero, se decide igual; después se lanza el penalti, o acaba el tiempo donde empezaría el tiro libre.",
          "en": "If the whistle goes while a side decides who leaves for its keeper, that is still decided; then the penalty is taken, or the period ends where the free kick would begin."
        },
        "refusal": null
      },
      {
        "id": "STW-END-1",
        "rule": {
          "es": "Gana quien marca más goles.",
          "en": "More goals wins."
        },
        "refusal": null
      },
      {
        "id": "STW-END-2",
        "rule": {
          "es": "Empate tras las dos partes: prórroga, con sus dos tiempos completos.",
          "en": "Level after two halves: extra time, both periods in full."
        },
        "refusal": null
      },
      {
        "id": "STW-END-3",
        "rule": {
          "es": "Si sigue el empate, tanda de penaltis.",
          "en": "Still level: shoot-out."
        },
        "refusal": null
      },
      {
        "id": "STW-SHOOT-1",
        "rule": {
          "es": "Cinco penaltis cada uno, por turnos; solo cuenta el gol.",
          "en": "Five penalties each, alternately; only a goal counts."
        },
        "refusal": null
      },
      {
        "id": "STW-SHOOT-2",
        "rule": {
          "es": "Una tirada decide quién empieza: el más alto; el empate se repite.",
          "en": "A roll decides who starts: the higher; a tie is repeated."
        },
        "refusal": null
      },
      {
        "id": "STW-SHOOT-3",
        "rule": {
          "es": "Se lanzan todos: los dos lados el mismo número. Sus goles van aparte del marcador.",
          "en": "All kicks are taken: both sides the same number. Their goals are counted apart from the score."
        },
        "refusal": null
      },
      {
        "id": "STW-SHOOT-4",
        "rule": {
          "es": "Si hay empate, una pareja más cada vez hasta que una decida.",
          "en": "Level: one more pair each time until a pair decides."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "Variantes",
      "en": "Variants"
    },
    "clauses": [
      {
        "id": "STW-VAR-1",
        "rule": {
          "es": "Regla avanzada: los defensas suman 2 en las luchas.",
          "en": "Advanced rule: defenders add 2 in battles."
        },
        "refusal": null
      },
      {
        "id": "STW-VAR-2",
        "rule": {
          "es": "Dado de tiro en vez de la ruleta, con las mismas probabilidades.",
          "en": "The shooting die instead of the spinner, with the same odds."
        },
        "refusal": null
      }
    ]
  }
]);
