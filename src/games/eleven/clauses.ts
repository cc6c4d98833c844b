// Generated from README.md by `npm run generate`; do not edit.
import { catalogue } from '../../core/clause.ts';

export const clauses = catalogue([
  {
    "title": {
      "es": "El tablero",
      "en": "The board"
    },
    "clauses": [
      {
        "id": "ELV-BRD-1",
        "rule": {
          "es": "El tablero tiene 65 casillas unidas por líneas. Una línea une solo sus dos extremos: donde dos líneas se cruzan no hay nada.",
          "en": "The board has 65 spaces joined by lines. A line joins its two ends only: where two lines cross there is nothing."
        },
        "refusal": null
      },
      {
        "id": "ELV-BRD-2",
        "rule": {
          "es": "Áreas, casillas de tiro y mitades son del equipo que ocupa ese lado en el periodo; las siete casillas del centro no son de nadie.",
          "en": "Areas, shooting spaces and halves belong to the side that stands at that end in this period; the seven centre spaces belong to nobody."
        },
        "refusal": null
      },
      {
        "id": "ELV-BRD-3",
        "rule": {
          "es": "En una casilla de portería solo entra y solo está su propio portero. Todas las demás, áreas incluidas, están abiertas a cualquiera.",
          "en": "Only its own keeper enters or stands on a goal space. Every other space, areas included, is open to everybody."
        },
        "refusal": {
          "es": "La casilla {to} es una portería y ahí solo entra su portero: elige otra casilla.",
          "en": "Space {to} is a goal, and only its own keeper may enter it: choose another space."
        }
      },
      {
        "id": "ELV-BRD-4",
        "rule": {
          "es": "En cada casilla hay como mucho una ficha.",
          "en": "A space holds one piece at most."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "Preparación",
      "en": "Setting up"
    },
    "clauses": [
      {
        "id": "ELV-SET-1",
        "rule": {
          "es": "Una moneda decide quién empieza, salvo que la opción de inicio ya lo diga.",
          "en": "A coin decides who starts, unless the start option says it already."
        },
        "refusal": null
      },
      {
        "id": "ELV-SET-2",
        "rule": {
          "es": "Antes que nada, los dos porteros se colocan en su portería.",
          "en": "Before anything else both keepers take their goal spaces."
        },
        "refusal": null
      },
      {
        "id": "ELV-SET-3",
        "rule": {
          "es": "Quien empieza pone un jugador con el balón en la casilla 35.",
          "en": "The starter puts one player with the ball on space 35."
        },
        "refusal": null
      },
      {
        "id": "ELV-SET-4",
        "rule": {
          "es": "Después se coloca una ficha por turno, primero el otro equipo, hasta que ambos tengan diez jugadores de campo; a quien no le quede ninguna se le salta.",
          "en": "Then one piece is placed in turn, the other side first, until both have ten outfield players; a side with none left is skipped."
        },
        "refusal": null
      },
      {
        "id": "ELV-SET-5",
        "rule": {
          "es": "Cada ficha se coloca en una casilla libre de la mitad propia, nunca en el centro ni en una portería. El área propia vale.",
          "en": "A piece is placed on a free space of its own half, never in the centre or on a goal space. The own area is fine."
        },
        "refusal": {
          "es": "No puedes colocar en la casilla {space}: elige una libre de tu mitad que no sea del centro ni tu portería.",
          "en": "You cannot place on space {space}: choose a free one in your half, outside the centre and not your goal."
        }
      },
      {
        "id": "ELV-SET-6",
        "rule": {
          "es": "El primer turno es de quien saca; luego los turnos se alternan.",
          "en": "The first turn is the starter's; after that turns alternate."
        },
        "refusal": null
      },
      {
        "id": "ELV-SET-7",
        "rule": {
          "es": "El local empieza en el lado oeste, salvo que la opción diga el este.",
          "en": "Home begins at the west end unless the option says east."
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
        "id": "ELV-TRN-1",
        "rule": {
          "es": "El turno empieza tirando el dado: su número son los puntos del turno.",
          "en": "A turn begins with the die: its number is the points of the turn."
        },
        "refusal": null
      },
      {
        "id": "ELV-TRN-2",
        "rule": {
          "es": "Los puntos se gastan en pasos y ataques de las fichas propias, portero incluido, en el orden que se quiera; una misma ficha puede actuar varias veces.",
          "en": "Points buy steps and attacks of any own pieces, the keeper included, in any order; one piece may act several times."
        },
        "refusal": null
      },
      {
        "id": "ELV-TRN-3",
        "rule": {
          "es": "Se pueden dejar puntos sin usar: al terminar el turno se pierden y tira el otro equipo. El turno no acaba solo al gastarlos.",
          "en": "Points may be left: ending the turn loses them and the other side rolls. Spending them all does not end the turn by itself."
        },
        "refusal": null
      },
      {
        "id": "ELV-TRN-4",
        "rule": {
          "es": "Un paso o un ataque solo es posible si los puntos alcanzan para pagarlo entero.",
          "en": "A step or an attack is possible only where the points left pay for all of it."
        },
        "refusal": {
          "es": "Eso cuesta {cost} y te quedan {left}: busca algo más barato, chuta o termina el turno.",
          "en": "That costs {cost} and you have {left} left: find something cheaper, kick or end the turn."
        }
      },
      {
        "id": "ELV-TRN-5",
        "rule": {
          "es": "En cada fase solo caben sus propias acciones.",
          "en": "Each phase allows its own actions only."
        },
        "refusal": {
          "es": "Esa acción no es de este momento del partido: elige una de las que se ofrecen.",
          "en": "That action does not belong to this moment of the match: choose one of those on offer."
        }
      }
    ]
  },
  {
    "title": {
      "es": "Movimiento",
      "en": "Moving"
    },
    "clauses": [
      {
        "id": "ELV-MOV-1",
        "rule": {
          "es": "Un paso lleva a una casilla vecina y cuesta 1 punto. Un camino más largo son varios pasos; girar en una casilla es gratis.",
          "en": "A step leads to a neighbouring space and costs 1 point. A longer way is several steps; turning at a space is free."
        },
        "refusal": {
          "es": "Ninguna línea une la casilla {from} con la {to}: avanza de vecina en vecina.",
          "en": "No line joins space {from} to {to}: go from neighbour to neighbour."
        }
      },
      {
        "id": "ELV-MOV-2",
        "rule": {
          "es": "La casilla a la que se da el paso no tiene ninguna ficha.",
          "en": "The space stepped onto holds no piece of either side."
        },
        "refusal": {
          "es": "La casilla {to} está ocupada: da el paso a una libre o, si hay un rival, atácalo.",
          "en": "Space {to} is taken: step onto a free one or, where a rival stands, attack him."
        }
      },
      {
        "id": "ELV-MOV-3",
        "rule": {
          "es": "Quien controla el balón se lo lleva consigo sin coste.",
          "en": "A piece that controls the ball takes it along at no cost."
        },
        "refusal": null
      },
      {
        "id": "ELV-MOV-4",
        "rule": {
          "es": "Entrar donde hay un balón suelto es tomarlo, sin coste añadido.",
          "en": "Entering the space of a loose ball takes it, at no extra cost."
        },
        "refusal": null
      },
      {
        "id": "ELV-MOV-5",
        "rule": {
          "es": "Cada equipo mueve solo sus propias fichas.",
          "en": "Each side moves its own pieces only."
        },
        "refusal": {
          "es": "En la casilla {from} no hay ninguna ficha tuya: elige una de las tuyas.",
          "en": "There is no piece of yours on space {from}: choose one of your own."
        }
      }
    ]
  },
  {
    "title": {
      "es": "Ataque",
      "en": "Attacking"
    },
    "clauses": [
      {
        "id": "ELV-ATK-1",
        "rule": {
          "es": "Quien controla el balón no puede atacar.",
          "en": "A piece that controls the ball cannot attack."
        },
        "refusal": {
          "es": "Con el balón en los pies no se ataca: que ataque un compañero o chuta antes.",
          "en": "Nobody attacks with the ball at his feet: let a team-mate attack, or kick first."
        }
      },
      {
        "id": "ELV-ATK-2",
        "rule": {
          "es": "Atacar es entrar en una casilla vecina ocupada por un rival y desplazarlo a una vecina libre de esa casilla, la que elija el atacante.",
          "en": "An attack enters a neighbouring space held by an opponent and pushes him to a free neighbour of it, which the attacker chooses."
        },
        "refusal": {
          "es": "En la casilla {to} no hay ningún rival al que atacar: si está libre, da un paso.",
          "en": "There is no opponent to attack on space {to}: if it is free, step there."
        }
      },
      {
        "id": "ELV-ATK-3",
        "rule": {
          "es": "Cuesta 2 puntos, entrar y empujar, y 3 si el rival tiene el balón, que entonces se roba siempre.",
          "en": "It costs 2 points, to enter and to push, and 3 where the opponent has the ball, which is then always stolen."
        },
        "refusal": null
      },
      {
        "id": "ELV-ATK-4",
        "rule": {
          "es": "El balón del rival atacado pasa al atacante, en la casilla en la que entró.",
          "en": "The ball of an attacked opponent goes to the attacker, on the space he entered."
        },
        "refusal": null
      },
      {
        "id": "ELV-ATK-5",
        "rule": {
          "es": "El desplazado va a una vecina de su casilla sin ficha, sin balón y que no sea portería. La que dejó el atacante cuenta como libre, salvo que sea la portería de la que salió su portero.",
          "en": "The pushed piece goes to a neighbour of its space without piece or ball that is no goal. The space the attacker left counts as free, unless it is the goal his keeper came from."
        },
        "refusal": {
          "es": "El rival de la {to} no puede acabar en la {push}: elige una vecina suya sin ficha ni balón que no sea portería.",
          "en": "The opponent on {to} cannot end on {push}: choose a neighbour of his without piece or ball that is no goal."
        }
      }
    ]
  },
  {
    "title": {
      "es": "Porteros",
      "en": "Keepers"
    },
    "clauses": [
      {
        "id": "ELV-KPR-1",
        "rule": {
          "es": "Un portero en su propia área no puede ser atacado.",
          "en": "A keeper in his own area cannot be attacked."
        },
        "refusal": {
          "es": "Un portero en su área no puede ser atacado: espera a que salga de ella.",
          "en": "A keeper in his own area cannot be attacked: wait until he leaves it."
        }
      },
      {
        "id": "ELV-KPR-2",
        "rule": {
          "es": "En su área un portero puede atacar, tomar un balón suelto, recibir un chute y parar un tiro.",
          "en": "In his area a keeper may attack, take a loose ball, receive a kick and stop a shot."
        },
        "refusal": null
      },
      {
        "id": "ELV-KPR-3",
        "rule": {
          "es": "Un portero con el balón en su área tiene que chutarlo enseguida: en el turno de su equipo no hay otra acción posible hasta que lo haga, y si le llegó en turno ajeno, es lo primero de su siguiente turno.",
          "en": "A keeper with the ball in his own area must kick it at once: on his side's turn nothing else is possible until he has, and if it came to him on the other side's turn, it is the first thing of his next one."
        },
        "refusal": {
          "es": "Tu portero tiene el balón en su área: primero debe chutarlo.",
          "en": "Your keeper has the ball in his area: he must kick it first."
        }
      },
      {
        "id": "ELV-KPR-4",
        "rule": {
          "es": "Si en el turno ya se ha chutado, un portero que está en su área, o que entraría en ella atacando, no puede atacar, tenga o no el balón el rival.",
          "en": "Once a kick has been made in the turn, a keeper who stands in his area, or whose attack would enter it, cannot attack, whether the opponent has the ball or not."
        },
        "refusal": {
          "es": "Ya se ha chutado en este turno: tu portero no puede atacar desde su área ni hacia ella.",
          "en": "A kick has been made in this turn: your keeper cannot attack from his area or into it."
        }
      },
      {
        "id": "ELV-KPR-5",
        "rule": {
          "es": "Si en el turno ya se ha chutado, un portero no puede pisar un balón suelto en su área ni entrar en ella con el balón. Recibir un chute de la cadena en marcha sí puede: sigue chutando.",
          "en": "Once a kick has been made in the turn, a keeper can neither step onto a loose ball in his area nor carry the ball into it. A kick of the running chain he may receive: he kicks on."
        },
        "refusal": {
          "es": "Ya se ha chutado en este turno: tu portero no puede tomar ni llevar el balón dentro de su área. Déjalo fuera o mueve a otro.",
          "en": "A kick has been made in this turn: your keeper can neither take nor bring the ball inside his area. Leave it outside or move somebody else."
        }
      },
      {
        "id": "ELV-KPR-6",
        "rule": {
          "es": "Fuera de su área un portero es uno más: conserva el balón, puede ser atacado y robado, y puede tirar a puerta.",
          "en": "Outside his area a keeper is a player like the rest: he keeps the ball, may be attacked and robbed, and may shoot."
        },
        "refusal": null
      },
      {
        "id": "ELV-KPR-7",
        "rule": {
          "es": "Un portero que mete el balón en su área antes de ningún chute del turno queda obligado a chutarlo.",
          "en": "A keeper who brings the ball into his area before any kick of the turn is bound to kick it there."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "Chutar",
      "en": "Kicking"
    },
    "clauses": [
      {
        "id": "ELV-KCK-1",
        "rule": {
          "es": "En cada turno hay un chute o una cadena de chutes. No cuesta puntos y se puede con cero.",
          "en": "Each turn has one kick or one chain of kicks. It costs no points and is possible with none left."
        },
        "refusal": null
      },
      {
        "id": "ELV-KCK-2",
        "rule": {
          "es": "Quien controla el balón lo chuta a una o dos líneas de distancia; entre las dos se puede girar. Acaba en otra casilla y las líneas discontinuas cuentan.",
          "en": "The piece in control kicks the ball over one or two lines; two may bend at the space between. It ends on another space, and dashed lines count."
        },
        "refusal": {
          "es": "De la casilla {from} a la {to} no hay un camino de una o dos líneas: elige un destino más cercano.",
          "en": "There is no way of one or two lines from space {from} to {to}: choose a nearer target."
        }
      },
      {
        "id": "ELV-KCK-3",
        "rule": {
          "es": "En la casilla intermedia no hay un rival; vacía o con un compañero, el balón pasa. Basta un camino abierto.",
          "en": "The space between holds no opponent; empty or with a team-mate the ball passes. One open way is enough."
        },
        "refusal": {
          "es": "Los rivales cierran todos los caminos de la {from} a la {to}: busca otro destino.",
          "en": "Opponents close every way from {from} to {to}: find another target."
        }
      },
      {
        "id": "ELV-KCK-4",
        "rule": {
          "es": "Un chute puede acabar en una casilla vacía: el balón queda suelto y ya no se chuta más en el turno.",
          "en": "A kick may end on an empty space: the ball is loose and the kicking of the turn is over."
        },
        "refusal": null
      },
      {
        "id": "ELV-KCK-5",
        "rule": {
          "es": "Si llega a un compañero, este controla el balón y se puede chutar otra vez enseguida, y así sucesivamente.",
          "en": "Where it reaches a team-mate he controls the ball, and the side may kick again at once, and so on."
        },
        "refusal": null
      },
      {
        "id": "ELV-KCK-6",
        "rule": {
          "es": "Un chute puede acabar en un rival: el balón es suyo y ya no se chuta más en el turno.",
          "en": "A kick may end on an opponent: the ball is his and the kicking of the turn is over."
        },
        "refusal": null
      },
      {
        "id": "ELV-KCK-7",
        "rule": {
          "es": "Mover, chutar y mover vale; tras un chute, cualquier paso o ataque cierra la cadena y ya no hay más chutes ni tiros en el turno.",
          "en": "Move, kick, move is fine; after a kick any step or attack closes the chain, and no kick or shot follows in the turn."
        },
        "refusal": {
          "es": "El chute de este turno ya está gastado: mueve, ataca o termina el turno.",
          "en": "The kick of this turn is spent: move, attack or end the turn."
        }
      },
      {
        "id": "ELV-KCK-8",
        "rule": {
          "es": "Ningún chute pasa por una portería. Solo acaba en la propia si su portero está en ella, y nunca en la contraria: para eso se tira.",
          "en": "No kick passes over a goal space. It ends on the own one only where the own keeper stands on it, and never on the other: that is a shot."
        },
        "refusal": {
          "es": "El balón no puede acabar en la portería {to}: pásalo a tu portero solo si está en la suya, y a la contraria tira a puerta.",
          "en": "The ball cannot end on goal space {to}: pass to your keeper only where he stands on his goal, and shoot at the other."
        }
      },
      {
        "id": "ELV-KCK-9",
        "rule": {
          "es": "Una cadena tiene como mucho 20 chutes, y el vigésimo no puede ir al portero propio en su área.",
          "en": "A chain has at most 20 kicks, and the twentieth cannot go to the own keeper in his area."
        },
        "refusal": {
          "es": "La cadena llega a su límite de 20 chutes y el último no puede ser para tu portero en su área: mueve, ataca, termina el turno o chuta a otro sitio si aún puedes.",
          "en": "The chain has reached its limit of 20 kicks, and the last cannot go to your keeper in his area: move, attack, end the turn or kick elsewhere if you still can."
        }
      },
      {
        "id": "ELV-KCK-10",
        "rule": {
          "es": "Solo chuta o tira el equipo que controla el balón.",
          "en": "Only the side that controls the ball can kick or shoot."
        },
        "refusal": {
          "es": "Tu equipo no controla el balón: gánalo antes de chutar o tirar.",
          "en": "Your side does not control the ball: win it before you kick or shoot."
        }
      }
    ]
  },
  {
    "title": {
      "es": "Tirar a puerta",
      "en": "Shooting"
    },
    "clauses": [
      {
        "id": "ELV-SHT-1",
        "rule": {
          "es": "Tira quien controla el balón en una de las tres casillas de tiro de la portería contraria.",
          "en": "A shot is taken by a piece that controls the ball on one of the three shooting spaces of the other goal."
        },
        "refusal": {
          "es": "Desde aquí no se tira: lleva el balón a una de las tres casillas de tiro de la portería contraria.",
          "en": "There is no shot from here: bring the ball to one of the three shooting spaces of the other goal."
        }
      },
      {
        "id": "ELV-SHT-2",
        "rule": {
          "es": "El tiro es un chute: puede ser el primero del turno o el último de una cadena en marcha, nunca después de cerrarla.",
          "en": "The shot is a kick: it may be the first of the turn or the last of a running chain, never after it was closed."
        },
        "refusal": {
          "es": "El chute de este turno ya está gastado y no queda tiro: mueve, ataca o termina el turno.",
          "en": "The kick of this turn is spent, so there is no shot: move, attack or end the turn."
        }
      },
      {
        "id": "ELV-SHT-3",
        "rule": {
          "es": "Si el portero no está en su portería, el tiro es gol sin más.",
          "en": "With the keeper away from his goal space the shot is a goal at once."
        },
        "refusal": null
      },
      {
        "id": "ELV-SHT-4",
        "rule": {
          "es": "Si el portero está, los puntos se pierden; quien tira pone el dado del 1 al 6 en secreto y el equipo del portero dice bajo, medio o alto.",
          "en": "With the keeper there the points left are lost; the shooter sets the die to 1..6 in secret and the keeper's side calls low, mid or high."
        },
        "refusal": {
          "es": "Quien tira pone el dado y el equipo del portero dice la altura: elige lo que te toca.",
          "en": "The shooter sets the die and the keeper's side makes the call: choose what is yours to choose."
        }
      },
      {
        "id": "ELV-SHT-5",
        "rule": {
          "es": "Bajo es 1 o 2, medio 3 o 4, alto 5 o 6. Acertar para el tiro; fallar es gol.",
          "en": "Low is 1 or 2, mid 3 or 4, high 5 or 6. The right call saves; a wrong one is a goal."
        },
        "refusal": null
      },
      {
        "id": "ELV-SHT-6",
        "rule": {
          "es": "Tras una parada el portero tiene el balón en su portería y su equipo tira el dado.",
          "en": "After a save the keeper has the ball on his goal space and his side rolls next."
        },
        "refusal": null
      },
      {
        "id": "ELV-SHT-7",
        "rule": {
          "es": "Nadie más ve una de las dos elecciones hasta que ambas están hechas.",
          "en": "Nobody else sees either choice before both are made."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "Gol",
      "en": "Goals"
    },
    "clauses": [
      {
        "id": "ELV-GOL-1",
        "rule": {
          "es": "Un gol vale uno. Los jugadores de campo que estén en la mitad contraria o en el centro salen del tablero; los demás se quedan.",
          "en": "A goal counts one. Outfield players who stand in the other half or in the centre leave the board; the rest stay."
        },
        "refusal": null
      },
      {
        "id": "ELV-GOL-2",
        "rule": {
          "es": "Los porteros que no están en su portería vuelven a ella.",
          "en": "Keepers away from their goal spaces are put back."
        },
        "refusal": null
      },
      {
        "id": "ELV-GOL-3",
        "rule": {
          "es": "Quien encajó pone en la 35, con el balón, a uno de sus jugadores de fuera; si no tiene ninguno fuera, a uno de campo que elija del tablero.",
          "en": "The side that conceded puts one of its players off the board on 35 with the ball; with none off, an outfield player of its choice from the board."
        },
        "refusal": {
          "es": "Para sacar se usa un jugador de fuera del tablero y, solo si no hay ninguno, uno de campo de los tuyos que ya esté en él.",
          "en": "The kick-off takes a player from off the board and, only where there is none, an outfield player of yours who is on it."
        }
      },
      {
        "id": "ELV-GOL-4",
        "rule": {
          "es": "Luego se colocan por turno los que están fuera, primero quien marcó; cuando a uno no le quedan, el otro sigue solo.",
          "en": "Then those off the board are placed in turn, the scorer first; when one side has none left the other goes on alone."
        },
        "refusal": null
      },
      {
        "id": "ELV-GOL-5",
        "rule": {
          "es": "Tira el dado quien encajó. Un gol nunca acaba un periodo, haya o no tiempo.",
          "en": "The side that conceded rolls next. A goal never ends a period, time up or not."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "Tiempo y final",
      "en": "Time and the end"
    },
    "clauses": [
      {
        "id": "ELV-TIM-1",
        "rule": {
          "es": "Con el tiempo cumplido se sigue jugando hasta que un turno empiece con un 1: esa tirada se descarta y el periodo acaba. Antes, un 1 es un turno de un punto.",
          "en": "When time is up play goes on until a turn begins with a 1: that roll is discarded and the period is over. Before that a 1 is a turn of one point."
        },
        "refusal": null
      },
      {
        "id": "ELV-TIM-2",
        "rule": {
          "es": "En el descanso se vacía el tablero, los equipos cambian de lado, se prepara como al principio y empieza quien no empezó el partido.",
          "en": "At half-time the board is cleared, the sides change ends, set-up is as at the start, and the side that did not start the match starts."
        },
        "refusal": null
      },
      {
        "id": "ELV-TIM-3",
        "rule": {
          "es": "La segunda parte acaba igual. Gana quien tenga más goles; con los mismos hay empate.",
          "en": "The second half ends likewise. More goals win; equal is a draw."
        },
        "refusal": null
      },
      {
        "id": "ELV-TIM-4",
        "rule": {
          "es": "Con el reloj de jugadas, el tiempo se cumple al tirarse el dado del turno que completa el número; ese turno se juega aunque sea un 1.",
          "en": "With the plays clock time is up when the die of the turn that completes the number is rolled; that turn is played, even a 1."
        },
        "refusal": null
      },
      {
        "id": "ELV-TIM-5",
        "rule": {
          "es": "El silbato cumple el tiempo del periodo en cualquier fase, salvo antes del sorteo, en la tanda y con el partido acabado.",
          "en": "The whistle makes time up in any phase of a period, but not before the toss, in the shoot-out or after the match."
        },
        "refusal": {
          "es": "Ahora no corre ningún tiempo que el silbato pueda cumplir: solo vale entre el sorteo y el final de los periodos.",
          "en": "No time is running that the whistle could end: it counts only between the toss and the end of the periods."
        }
      },
      {
        "id": "ELV-TIM-6",
        "rule": {
          "es": "Con la opción de prórroga, un empate sigue con dos periodos cortos que siempre se juegan enteros.",
          "en": "With the extra-time option a drawn match goes on with two short periods, both always played in full."
        },
        "refusal": null
      },
      {
        "id": "ELV-TIM-7",
        "rule": {
          "es": "Con la opción de tanda, un partido que sigue empatado se decide a penaltis.",
          "en": "With the shoot-out option a match that is still drawn is decided by penalties."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "La tanda",
      "en": "The shoot-out"
    },
    "clauses": [
      {
        "id": "ELV-SHO-1",
        "rule": {
          "es": "Los equipos lanzan por turno, cinco cada uno; primero quien empezó el partido.",
          "en": "The sides shoot in turn, five each; the side that started the match goes first."
        },
        "refusal": null
      },
      {
        "id": "ELV-SHO-2",
        "rule": {
          "es": "En cada lanzamiento solo están los dos porteros en su portería y quien lanza, con el balón, en el punto de penalti contrario; se elige en secreto como siempre. Lanzan del 2 al 6, una y otra vez.",
          "en": "For each shot the board holds only both keepers on their goals and the shooter, with the ball, on the other penalty space; the secret choices are as usual. Players 2 to 6 shoot, again and again."
        },
        "refusal": null
      },
      {
        "id": "ELV-SHO-3",
        "rule": {
          "es": "Se lanzan los diez; entonces gana quien lleve más, aunque sea por uno.",
          "en": "All ten are taken; then the side with more has won, be it by one."
        },
        "refusal": null
      },
      {
        "id": "ELV-SHO-4",
        "rule": {
          "es": "Con empate se sigue por turno hasta que uno lleve dos de ventaja, comparando solo con los mismos lanzamientos.",
          "en": "Level, they go on in turn until one leads by two, compared only after the same number of shots."
        },
        "refusal": null
      },
      {
        "id": "ELV-SHO-5",
        "rule": {
          "es": "Los goles de la tanda se cuentan aparte y no entran en el marcador.",
          "en": "Shoot-out goals are counted apart and do not enter the score."
        },
        "refusal": null
      }
    ]
  }
]);
