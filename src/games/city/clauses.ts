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
        "id": "CTY-BRD-1",
        "rule": {
          "es": "El campo son 323 hexágonos; los medios hexágonos de las bandas y las líneas de meta se ocupan como cualquier otro.",
          "en": "The pitch is 323 hexes; the half hexes at the touchlines and goal lines are occupied like any other."
        },
        "refusal": null
      },
      {
        "id": "CTY-BRD-2",
        "rule": {
          "es": "Un hexágono cruzado por una línea es de la zona que esa línea cierra; los de la línea media son de las dos mitades.",
          "en": "A hex crossed by a line belongs to the zone that the line closes; those on the halfway line belong to both halves."
        },
        "refusal": null
      },
      {
        "id": "CTY-BRD-3",
        "rule": {
          "es": "De los seis vecinos de un hexágono, tres quedan delante y tres detrás, según hacia dónde se ataca.",
          "en": "Of the six neighbours of a hex three are ahead and three behind, by the direction of attack."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "La preparación",
      "en": "Setting up"
    },
    "clauses": [
      {
        "id": "CTY-SET-1",
        "rule": {
          "es": "Una moneda decide quién saca en la primera parte y los saques se alternan: el otro lado saca en la segunda y quien empezó, en la prórroga (tras medio partido, el otro).",
          "en": "A coin decides who kicks off the first half, and the kick-offs alternate: the other side begins the second, who began the match extra time (after a half match the other side)."
        },
        "refusal": null
      },
      {
        "id": "CTY-SET-2",
        "rule": {
          "es": "Juegan el portero y seis jugadores de campo; cada lado nombra a los dos que empiezan en el banquillo.",
          "en": "The keeper and six outfield players play; each side names the two who begin on the bench."
        },
        "refusal": {
          "es": "Nombra dos dorsales distintos del 2 al 9, el menor primero.",
          "en": "Name two different shirts from 2 to 9, the lower one first."
        }
      },
      {
        "id": "CTY-SET-3",
        "rule": {
          "es": "Coloca primero todas sus piezas el lado que saca, y después el otro, siempre por orden de dorsal.",
          "en": "The kick-off side places all its pieces first, then the other, always by shirt number."
        },
        "refusal": null
      },
      {
        "id": "CTY-SET-4",
        "rule": {
          "es": "Las piezas se colocan en la mitad propia y nunca en h11, el centro del balón; el portero también donde se quiera.",
          "en": "Pieces are placed in the own half and never on h11, where the ball will lie; the keeper too may stand anywhere there."
        },
        "refusal": {
          "es": "Ahí no se puede colocar: elige un hexágono de tu mitad que no sea h11.",
          "en": "That is no place for the line-up: choose a hex in your own half other than h11."
        }
      },
      {
        "id": "CTY-SET-5",
        "rule": {
          "es": "Nunca hay dos piezas en un hexágono, sean del mismo equipo o de los dos.",
          "en": "Never two pieces on one hex, of one team or of both."
        },
        "refusal": {
          "es": "Ese hexágono ya está ocupado: elige uno libre.",
          "en": "That hex is taken: choose a free one."
        }
      },
      {
        "id": "CTY-SET-6",
        "rule": {
          "es": "Saca el dorsal más bajo que esté junto a h11 en su mitad; si no hay ninguno, el lado elige a un jugador de campo, que se pone en h10 o en h12 sin cambiar la formación; quien esté allí va al hexágono que él deja.",
          "en": "The lowest shirt next to h11 in its own half kicks off; if there is none, the side picks an outfield player, who is put on h10 or h12 without changing the formation; a piece standing there goes to the hex he came from."
        },
        "refusal": {
          "es": "El saque inicial lo hace un jugador de campo que esté sobre el césped: elige otro dorsal.",
          "en": "The kick-off is taken by an outfield player on the pitch: choose another shirt."
        }
      },
      {
        "id": "CTY-SET-7",
        "rule": {
          "es": "El balón empieza en h11, sin ninguna pieza encima.",
          "en": "The ball starts on h11 with no piece on it."
        },
        "refusal": null
      },
      {
        "id": "CTY-SET-8",
        "rule": {
          "es": "Tras un gol todas las piezas vuelven al hexágono de su formación antes de que saque quien lo encajó.",
          "en": "After a goal every piece goes back to its formation hex before the side that conceded kicks off."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "Los puntos",
      "en": "Points"
    },
    "clauses": [
      {
        "id": "CTY-VAL-1",
        "rule": {
          "es": "Puntos de ataque y defensa por dorsal: 2 y 3, 1 y 4; 4 y 5, 2 y 3; 6 y 7, 3 y 2; 8 y 9, 4 y 1.",
          "en": "Attack and defence points by shirt: 2 and 3 have 1 and 4; 4 and 5 have 2 and 3; 6 and 7 have 3 and 2; 8 and 9 have 4 and 1."
        },
        "refusal": null
      },
      {
        "id": "CTY-VAL-2",
        "rule": {
          "es": "El portero defiende con 4 en su área y con 2 fuera; ataca con 1 solo dentro del área rival.",
          "en": "The keeper defends with 4 in his own box and 2 outside; he attacks with 1 only inside the opposing box."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "La mano",
      "en": "The hand"
    },
    "clauses": [
      {
        "id": "CTY-HND-1",
        "rule": {
          "es": "La primera mano son 3 cartas ofensivas, 3 defensivas y 2 de tiro, robadas, y un juego fijo de balones: 2 cortos, 1 medio y 1 largo; los demás balones forman el mazo.",
          "en": "The first hand is 3 offensive, 3 defensive and 2 shot cards, drawn, and fixed balls: 2 short, 1 medium and 1 long; the other balls form the pile."
        },
        "refusal": null
      },
      {
        "id": "CTY-HND-2",
        "rule": {
          "es": "Antes de la segunda parte y de la prórroga se devuelven los balones y se reparte otra vez la mano fija; el mazo es el completo de ese periodo menos esas ocho cartas.",
          "en": "Before the second half and extra time the balls go back and the fixed hand is dealt again; the pile is the full deck of that period less these eight."
        },
        "refusal": null
      },
      {
        "id": "CTY-HND-3",
        "rule": {
          "es": "Al acabar su turno de ataque o de defensa, y en cada parada del juego, un lado completa la mano: 3 ofensivas, 3 defensivas, 2 de tiro y 4 balones; nunca a mitad de turno.",
          "en": "When its attack or defence turn ends, and at every stoppage, a side refills its hand: 3 offensive, 3 defensive, 2 shots and 4 balls; never in mid-turn."
        },
        "refusal": null
      },
      {
        "id": "CTY-HND-4",
        "rule": {
          "es": "Solo se juegan cartas de la mano, que es secreta; las intervenciones salen siempre del mazo.",
          "en": "Only cards in hand are played, and hands are secret; interventions always come from the pile."
        },
        "refusal": {
          "es": "No tienes esa carta de acción en la mano.",
          "en": "You do not hold that action card."
        }
      }
    ]
  },
  {
    "title": {
      "es": "Los descartes",
      "en": "Discards"
    },
    "clauses": [
      {
        "id": "CTY-DSC-1",
        "rule": {
          "es": "En un descarte se tiran las ocho cartas de acción y tiro menos dos como mucho; los balones no entran. Después se completan las manos.",
          "en": "In a discard the eight action and shot cards go, all but two at most; balls are not part of it. Then the hands are refilled."
        },
        "refusal": {
          "es": "Quédate con ninguna, una o dos cartas de acción o tiro que tengas, en orden alfabético; todas, solo si el descarte es voluntario.",
          "en": "Keep none, one or two action or shot cards that you hold, in alphabetical order; all of them only where the discard is voluntary."
        }
      },
      {
        "id": "CTY-DSC-2",
        "rule": {
          "es": "Tras cada gol el descarte es voluntario: se puede conservar todo.",
          "en": "After each goal the discard is voluntary: everything may be kept."
        },
        "refusal": null
      },
      {
        "id": "CTY-DSC-3",
        "rule": {
          "es": "Tras la primera parte el descarte es obligatorio.",
          "en": "After the first half the discard is compulsory."
        },
        "refusal": null
      },
      {
        "id": "CTY-DSC-4",
        "rule": {
          "es": "Antes de la prórroga el descarte es voluntario, y en una charla también.",
          "en": "Before extra time the discard is voluntary, and so it is in a team talk."
        },
        "refusal": null
      },
      {
        "id": "CTY-DSC-5",
        "rule": {
          "es": "Lo jugado y lo tirado va al descarte de su mazo; un mazo vacío se rehace con sus descartes, salvo el de balones, que solo se rehace con el reloj de silbato.",
          "en": "Played and thrown cards go to their deck's discards; an empty pile is renewed from them, but the ball pile only with the whistle clock."
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
        "id": "CTY-TIM-1",
        "rule": {
          "es": "El mazo de balones es el reloj: 45 cartas en la primera parte y 48 en la segunda.",
          "en": "The ball deck is the clock: 45 cards in the first half, 48 in the second."
        },
        "refusal": null
      },
      {
        "id": "CTY-TIM-2",
        "rule": {
          "es": "Un periodo acaba al empezar un turno completo o una reanudación que no sea penalti, si el mazo de balones está vacío, tengan lo que tengan las manos; si se juega hasta la última carta, cuando tampoco queda ningún balón en ellas. O si ha sonado el silbato, y con ese reloj solo entonces.",
          "en": "A period ends as a full turn or a restart other than a penalty begins, when the ball pile is empty, whatever the hands hold; where it is played to the last card, when neither hand has a ball either. Or when the whistle has gone, and with that clock only then."
        },
        "refusal": null
      },
      {
        "id": "CTY-TIM-3",
        "rule": {
          "es": "Dejar pasar la fase 1 cuando se podía jugar un balón cuesta un minuto: si tampoco se juega después, al acabar el ataque se quema la primera carta del mazo o, si no quedan, el balón más bajo del atacante y, si no tiene, el del defensor. Sin fase 1, o sin nada que jugar en ella, no se paga.",
          "en": "Passing up phase 1 where a ball could be played costs a minute: if none is played later either, the end of the attack burns the top of the pile or, when none is left, the attacker's lowest ball, or else the defender's. Without a phase 1, or with nothing to play in it, nothing is paid."
        },
        "refusal": null
      },
      {
        "id": "CTY-TIM-4",
        "rule": {
          "es": "Empate tras la segunda parte: prórroga si se pactó, luego penaltis si se pactaron; si no, empate.",
          "en": "Level after the second half: extra time if agreed, then penalties if agreed; otherwise a draw."
        },
        "refusal": null
      },
      {
        "id": "CTY-TIM-5",
        "rule": {
          "es": "El silbato marca el final del tiempo; el turno completo en marcha se termina. No puede sonar mientras no hay balón en juego ni después del final.",
          "en": "The whistle says that time is up; the full turn under way is played out. It cannot sound while there is no ball in play, nor after the end."
        },
        "refusal": {
          "es": "El silbato no puede sonar ahora: no hay balón en juego.",
          "en": "The whistle cannot sound now: there is no ball in play."
        }
      },
      {
        "id": "CTY-TIM-6",
        "rule": {
          "es": "La prórroga es un solo periodo de 24 balones: las dos manos fijas y un mazo de 16.",
          "en": "Extra time is one period of 24 balls: the two fixed hands and a pile of 16."
        },
        "refusal": null
      },
      {
        "id": "CTY-TIM-7",
        "rule": {
          "es": "El reloj no se para: al tercer turno completo seguido que acaba sin balón jugado ni fase 1 dejada pasar se quema una carta, y la cuenta vuelve a empezar.",
          "en": "Nothing stops the clock: at the third full turn in a row that ends without a ball played or a phase 1 passed up, a card is burnt and the count begins again."
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
        "id": "CTY-TRN-1",
        "rule": {
          "es": "Las fases van en su orden; cada una puede dejarse sin usar, y la acción de otra fase no vale.",
          "en": "The phases come in their order; each may be left unused, and an action of another phase is refused."
        },
        "refusal": {
          "es": "Eso no se hace en esta fase: elige una de las acciones que se ofrecen.",
          "en": "That does not belong to this phase: choose one of the actions on offer."
        }
      },
      {
        "id": "CTY-TRN-2",
        "rule": {
          "es": "Ataca el lado cuya pieza está sobre el balón; si está suelto, el último que lo tocó.",
          "en": "The attacker is the side whose piece stands on the ball; when it is loose, the side that touched it last."
        },
        "refusal": null
      },
      {
        "id": "CTY-TRN-3",
        "rule": {
          "es": "El turno de ataque es pase o avance, acción ofensiva, tiro y movimiento de equipo; el de defensa, acción defensiva y movimiento de equipo.",
          "en": "The attack turn is pass or advance, offensive action, shot, team movement; the defence turn is defensive action, team movement."
        },
        "refusal": null
      },
      {
        "id": "CTY-TRN-4",
        "rule": {
          "es": "Solo la fase 1 pide tener el balón. Con el balón suelto, el ataque tiene la fase 2 (solo Sprint, Subida en bloque o seguir), el tiro de quien lo tome a tiempo y el movimiento; la defensa, su fase 1 (solo Presión, Marcaje al hombre, Repliegue o seguir) y el movimiento.",
          "en": "Only phase 1 needs the ball. With a loose ball the attack has phase 2 (only Sprint, All forward or going on), the shot of who takes it in time, and team movement; the defence has its phase 1 (only Pressing, Man-marking, Drop back or going on) and team movement."
        },
        "refusal": null
      },
      {
        "id": "CTY-TRN-5",
        "rule": {
          "es": "Si el atacante pierde el balón ante un rival pasa directamente a su movimiento de equipo; si queda suelto en la fase 1 sigue la fase 2, y si queda suelto después, el movimiento. Sigue la defensa y después ataca quien lo tenga.",
          "en": "An attacker who loses the ball to an opponent goes straight to his team movement; when it gets loose in phase 1, phase 2 follows, when it gets loose later, team movement. The defence turn follows, and then whoever has the ball attacks."
        },
        "refusal": null
      },
      {
        "id": "CTY-TRN-6",
        "rule": {
          "es": "El turno es fresco si su atacante no atacaba en el turno completo anterior, haya cambiado el balón como haya cambiado, o tras un blocaje del portero; no tras otras reanudaciones.",
          "en": "A turn is fresh when its attacker was not the attacker of the full turn before, however the ball changed sides, or after a keeper's hold; not after other restarts."
        },
        "refusal": null
      },
      {
        "id": "CTY-TRN-7",
        "rule": {
          "es": "Un balón suelto al empezar dos turnos completos seguidos va a la pieza más cercana (en empate, la del lado que no lo tocó, y el dorsal más bajo), que se pone en su hexágono y ataca.",
          "en": "A ball loose at the start of two full turns in a row goes to the nearest piece (on a tie the side that did not touch it, then the lowest shirt), who is put on its hex and attacks."
        },
        "refusal": null
      },
      {
        "id": "CTY-TRN-8",
        "rule": {
          "es": "Quien toma un balón suelto con el Sprint solo puede tirar si ya estaba suelto al empezar el turno; si se soltó en este turno, o tras un espontáneo, sigue el movimiento y antes llega la defensa.",
          "en": "Who takes a loose ball by Sprint may only shoot if it was loose when the full turn began; if it got loose in this turn, or after a pitch invader, team movement follows and the defence comes first."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "Balones y pases",
      "en": "Balls and passes"
    },
    "clauses": [
      {
        "id": "CTY-BAL-1",
        "rule": {
          "es": "Una carta de balón por turno, de la mano y en la fase 1, para la pieza que está sobre el balón; más solo con Toque rápido o Pase en profundidad.",
          "en": "One ball card a turn, from the hand, in phase 1, by the piece on the ball; more only by Quick passing or Through ball."
        },
        "refusal": {
          "es": "No tienes esa carta de balón: elige una de las de tu mano.",
          "en": "You do not hold that ball card: choose one of your hand."
        }
      },
      {
        "id": "CTY-PAS-1",
        "rule": {
          "es": "Un pase con carta de balón va en línea recta de hexágonos, o es horizontal.",
          "en": "A pass with a ball card follows a straight line of hexes, or is a square pass."
        },
        "refusal": {
          "es": "Ese hexágono no está en línea recta ni en horizontal con el balón.",
          "en": "That hex is neither on a straight line nor square of the ball."
        }
      },
      {
        "id": "CTY-PAS-2",
        "rule": {
          "es": "Corto, de 1 a 4 hexágonos; medio, de 5 a 8; largo, de 9 a 12.",
          "en": "Short is 1 to 4 hexes, medium 5 to 8, long 9 to 12."
        },
        "refusal": {
          "es": "Está a {length} hexágonos: corto llega de 1 a 4, medio de 5 a 8 y largo de 9 a 12.",
          "en": "It is {length} hexes away: short goes 1 to 4, medium 5 to 8, long 9 to 12."
        }
      },
      {
        "id": "CTY-PAS-3",
        "rule": {
          "es": "Puede acabar en un compañero o en un hexágono vacío (el balón queda suelto), nunca en un rival; los compañeros del camino no cuentan.",
          "en": "It may end on a mate or on an empty hex (the ball is loose), never on an opponent; mates on the way do not matter."
        },
        "refusal": {
          "es": "Ahí hay un rival: pasa a un compañero o a un hexágono vacío.",
          "en": "An opponent stands there: pass to a mate or to an empty hex."
        }
      },
      {
        "id": "CTY-PAS-4",
        "rule": {
          "es": "El pase corto va raso: lo corta cualquier rival que esté en su línea antes del destino.",
          "en": "A short pass is low: any opponent on its line before the landing hex blocks it."
        },
        "refusal": {
          "es": "Hay un rival en la línea y el pase corto va raso.",
          "en": "An opponent stands on the line, and a short pass is low."
        }
      },
      {
        "id": "CTY-PAS-5",
        "rule": {
          "es": "Medios y largos van por alto: los corta un rival en el primer hexágono o en el último antes del destino, haya allí un compañero o nadie; los demás de la línea, no.",
          "en": "Medium and long passes are high: an opponent on the first hex or on the last before the landing hex blocks them, whether a mate or nobody stands there; others on the line do not."
        },
        "refusal": {
          "es": "Un rival corta el pase alto: junto al pasador o justo antes del destino.",
          "en": "An opponent blocks the high pass: next to the passer, or just before the landing hex."
        }
      },
      {
        "id": "CTY-PAS-6",
        "rule": {
          "es": "Un pase medio o largo a un compañero marcado trae pugnas; uno corto, nunca.",
          "en": "A medium or long pass to a marked mate brings contests; a short one never does."
        },
        "refusal": null
      },
      {
        "id": "CTY-SQR-1",
        "rule": {
          "es": "Los pases horizontales, paralelos a la línea media: corto de un paso, medio de dos, largo de tres o cuatro.",
          "en": "Square passes, parallel to the halfway line: short is one step, medium two, long three or four."
        },
        "refusal": {
          "es": "Son {steps} pasos horizontales: corto es 1, medio 2 y largo 3 o 4.",
          "en": "That is {steps} square steps: short is 1, medium 2, long 3 or 4."
        }
      },
      {
        "id": "CTY-SQR-2",
        "rule": {
          "es": "Solo los cortan dos rivales en los dos hexágonos, junto al pasador, entre los que pasa el primer paso; si uno de ellos está fuera del campo, nada los corta.",
          "en": "Only opponents on both hexes beside the passer between which the first step goes block them; where one of the two is off the board nothing does."
        },
        "refusal": {
          "es": "Dos rivales cierran el paso horizontal junto al pasador.",
          "en": "Two opponents beside the passer close the square pass."
        }
      },
      {
        "id": "CTY-SQR-3",
        "rule": {
          "es": "Los horizontales medios y largos van por alto: hay pugna si el receptor está marcado; el corto no la trae.",
          "en": "Medium and long square passes are high: a contest if the receiver is marked; a short one brings none."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "Los avances",
      "en": "Advances"
    },
    "clauses": [
      {
        "id": "CTY-ADV-1",
        "rule": {
          "es": "Corto: jugador y balón 1; medio: jugador 1, balón 2; largo: jugador 1, balón 3; todo en una línea recta.",
          "en": "Short: player and ball 1; medium: player 1, ball 2; long: player 1, ball 3; all along one straight line."
        },
        "refusal": null
      },
      {
        "id": "CTY-ADV-2",
        "rule": {
          "es": "El hexágono al que va el jugador debe estar en el campo y libre; el avance empieza con el balón en el del jugador.",
          "en": "The player's new hex must be on the board and free; the advance starts with the ball on the player's hex."
        },
        "refusal": {
          "es": "El jugador no puede avanzar ahí: el hexágono está ocupado o fuera del campo.",
          "en": "The player cannot go there: the hex is taken or off the board."
        }
      },
      {
        "id": "CTY-ADV-3",
        "rule": {
          "es": "Los hexágonos que cruza el balón más allá del jugador deben estar en el campo y sin rivales; un compañero en el último lo recibe, y si no queda suelto.",
          "en": "The hexes the ball crosses beyond the player must be on the board and without opponents; a mate on the last one receives it, otherwise it is loose."
        },
        "refusal": {
          "es": "El balón saldría del campo o se encontraría con un rival.",
          "en": "The ball would leave the board or meet an opponent."
        }
      },
      {
        "id": "CTY-ADV-4",
        "rule": {
          "es": "No hay avances horizontales: solo las seis direcciones.",
          "en": "There are no horizontal advances: only the six directions."
        },
        "refusal": {
          "es": "Se avanza en una de las seis direcciones: n, ne, se, s, sw, nw.",
          "en": "Advances go in one of the six directions: n, ne, se, s, sw, nw."
        }
      }
    ]
  },
  {
    "title": {
      "es": "Marcaje y pugna",
      "en": "Marking and contests"
    },
    "clauses": [
      {
        "id": "CTY-MRK-1",
        "rule": {
          "es": "Un jugador está marcado si hay un rival en uno de sus seis hexágonos vecinos.",
          "en": "A player is marked when an opponent stands on one of his six neighbouring hexes."
        },
        "refusal": null
      },
      {
        "id": "CTY-CON-1",
        "rule": {
          "es": "El receptor tiene una pugna con cada rival que lo marca, por orden de dorsal, y debe ganarlas todas. Quien está en el último hexágono de un pase alto recto no pugna: lo corta; salvo que lo salte un Pase en profundidad.",
          "en": "The receiver has a contest with each opponent who marks him, by shirt number, and must win them all. One on the last hex of a straight high pass does not contest, he blocks it; unless a Through ball ignores him."
        },
        "refusal": null
      },
      {
        "id": "CTY-CON-2",
        "rule": {
          "es": "Cada uno tira el dado y suma sus ventajas (portero, bronca, afición), no los puntos; gana el total mayor y el empate es del defensor. La primera pugna perdida da el balón a ese marcador.",
          "en": "Each rolls the die and adds his bonuses (keeper, reprimand, crowd), not his points; the higher total wins and a tie is the defender's. The first contest lost gives the ball to that marker."
        },
        "refusal": null
      },
      {
        "id": "CTY-CON-3",
        "rule": {
          "es": "Un portero, reciba o marque, suma 2 en su propia área.",
          "en": "A keeper, as receiver or marker, adds 2 in his own box."
        },
        "refusal": null
      },
      {
        "id": "CTY-CON-4",
        "rule": {
          "es": "También hay pugnas en todo pase al pie de más de 4 a un compañero marcado (córner, saque de centro, de banda o de puerta, pase del portero, Cambio de juego y Contraataque), y en un Centro de cualquier longitud.",
          "en": "Contests also follow every close pass longer than 4 to a marked mate (corner, kick-off, throw-in, goal kick, keeper's pass, Switch play and Counter-attack), and a Cross of any length."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "El pase al pie",
      "en": "The close pass"
    },
    "clauses": [
      {
        "id": "CTY-CLO-1",
        "rule": {
          "es": "El pase al pie no pide carta de balón ni línea recta; va a un compañero que no sea quien saca.",
          "en": "A close pass needs no ball card and no straight line; it goes to a mate other than the taker."
        },
        "refusal": {
          "es": "El pase al pie va a un compañero que esté en el campo, no a quien saca.",
          "en": "A close pass goes to a mate on the pitch, not to the taker."
        }
      },
      {
        "id": "CTY-CLO-2",
        "rule": {
          "es": "Hasta 4 hexágonos cuenta como corto, sin pugna; más lejos, como largo, con pugna si el receptor está marcado. Un Centro cuenta siempre como largo. Nunca se puede anticipar.",
          "en": "Up to 4 hexes it counts as short, without a contest; farther as long, with one if the receiver is marked. A Cross always counts as long. It can never be anticipated."
        },
        "refusal": null
      },
      {
        "id": "CTY-CLO-3",
        "rule": {
          "es": "En línea recta se corta como un pase normal: el corto, cualquier rival en medio; el largo, uno en el primer hexágono o en el último antes del receptor.",
          "en": "Along a straight line it is blocked like a normal pass: a short one by any opponent between, a long one by one on the first hex or on the last before the receiver."
        },
        "refusal": {
          "es": "Un rival corta la línea de ese pase al pie.",
          "en": "An opponent blocks the line of that close pass."
        }
      },
      {
        "id": "CTY-CLO-4",
        "rule": {
          "es": "Fuera de las rectas lo cortan, a cualquier distancia, dos rivales en los dos hexágonos junto al origen entre cuyas direcciones está el destino.",
          "en": "Off the straight lines it is blocked, at any distance, by opponents on both hexes beside the origin between whose directions the target lies."
        },
        "refusal": {
          "es": "Dos rivales junto al balón cierran ese lado.",
          "en": "Two opponents beside the ball close that side."
        }
      },
      {
        "id": "CTY-CLO-5",
        "rule": {
          "es": "Fuera de las rectas y si es corto (no un Centro) lo cortan además dos rivales contiguos si el segmento que los une toca el del pase.",
          "en": "Off the straight lines and when it is short (not a Cross) two adjacent opponents also block it when the segment that joins them touches that of the pass."
        },
        "refusal": {
          "es": "Dos rivales juntos se cruzan en el camino del pase.",
          "en": "Two opponents side by side stand across the pass."
        }
      }
    ]
  },
  {
    "title": {
      "es": "El fuera de juego",
      "en": "Offside"
    },
    "clauses": [
      {
        "id": "CTY-OFF-1",
        "rule": {
          "es": "Quien recibe está en fuera de juego si está en la mitad rival, más adelantado de lo que estaba el balón, y menos de dos rivales están a su altura o más atrás. Libre para la defensa en su hexágono.",
          "en": "A receiver is offside in the opposing half, farther forward than the ball was, with fewer than two opponents level with him or deeper. Free kick to the defence on his hex."
        },
        "refusal": null
      },
      {
        "id": "CTY-OFF-2",
        "rule": {
          "es": "Se juzga en los pases con carta y en Centro, Cambio de juego y Contraataque, cuando llega el balón; no en reanudaciones, paredes ni avances, ni si va a un hexágono vacío, ni a quien lo tome luego.",
          "en": "Judged on ball-card passes and on Cross, Switch play and Counter-attack, when the ball arrives; not on restarts, wall passes or advances, nor when it goes to an empty hex, nor on who takes it there."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "El movimiento",
      "en": "Movement"
    },
    "clauses": [
      {
        "id": "CTY-MOV-1",
        "rule": {
          "es": "Movimiento de equipo: hasta 3 jugadores, cada uno hasta 2 hexágonos, paso a paso y en cualquier dirección.",
          "en": "Team movement: up to 3 players, each up to 2 hexes, step by step in any direction."
        },
        "refusal": {
          "es": "Con {left} movimientos y alcance {reach} eso no llega: elige un jugador propio y un hexágono a su alcance.",
          "en": "With {left} moves and a reach of {reach} that cannot be done: choose a player of yours and a hex within reach."
        }
      },
      {
        "id": "CTY-MOV-2",
        "rule": {
          "es": "Cada jugador se mueve una vez por fase.",
          "en": "Each player moves once in a phase."
        },
        "refusal": {
          "es": "Ese jugador ya se ha movido en esta fase: elige otro.",
          "en": "That player has already moved in this phase: choose another."
        }
      },
      {
        "id": "CTY-MOV-3",
        "rule": {
          "es": "Ni se atraviesa un hexágono ocupado ni se acaba en él.",
          "en": "Neither through nor onto an occupied hex."
        },
        "refusal": {
          "es": "Ese hexágono está ocupado: elige uno libre.",
          "en": "That hex is occupied: choose a free one."
        }
      },
      {
        "id": "CTY-MOV-4",
        "rule": {
          "es": "El portador del balón, sea de quien sea, no se mueve.",
          "en": "The carrier, of either side, does not move."
        },
        "refusal": {
          "es": "Quien lleva el balón no se mueve aquí: mueve a otro.",
          "en": "The man on the ball does not move here: move another."
        }
      },
      {
        "id": "CTY-MOV-5",
        "rule": {
          "es": "Quien acaba sobre el balón suelto lo tiene, en el movimiento de equipo, Sprint, Presión, Marcaje o Repliegue; pasar por encima no hace nada.",
          "en": "Who ends on the loose ball has it, in team movement, Sprint, Pressing, Man-marking or Drop back; passing over it does nothing."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "Los duelos",
      "en": "Face-offs"
    },
    "clauses": [
      {
        "id": "CTY-FAC-1",
        "rule": {
          "es": "Regate (fase 2): el portador encara a un rival que lo marca, con una carta ofensiva en la mano; una acción ofensiva por turno.",
          "en": "Dribble (phase 2): the carrier takes on an opponent who marks him, with an offensive card in hand; one offensive action a turn."
        },
        "refusal": {
          "es": "Solo se regatea a un rival contiguo y con una carta ofensiva en la mano.",
          "en": "You can only dribble an adjacent opponent, with an offensive card in hand."
        }
      },
      {
        "id": "CTY-FAC-2",
        "rule": {
          "es": "Entrada (defensa, fase 1): un defensor junto al portador, no superado, con una carta defensiva; una acción defensiva por turno.",
          "en": "Tackle (defence, phase 1): a defender next to the carrier, not beaten, with a defensive card; one defensive action a turn."
        },
        "refusal": {
          "es": "Entra un defensor tuyo contiguo al portador, con una carta defensiva en la mano.",
          "en": "A tackle needs a defender of yours next to the carrier and a defensive card in hand."
        }
      },
      {
        "id": "CTY-FAC-3",
        "rule": {
          "es": "Los dos ponen una carta en secreto: quien empezó el duelo está obligado, el otro puede no poner ninguna. Se descubren a la vez y se descartan.",
          "en": "Both lay a card in secret: who began must lay one, the other may lay none. They are revealed together and discarded."
        },
        "refusal": {
          "es": "Pon una carta de tu mano que valga para el duelo; no poner ninguna solo puede quien no lo empezó.",
          "en": "Lay a card of your hand that fits the face-off; only the side that did not begin may lay none."
        }
      },
      {
        "id": "CTY-FAC-4",
        "rule": {
          "es": "Regate más ataque contra entrada más defensa, con los puntos de donde están; el mayor gana y el empate es del defensor.",
          "en": "Dribble plus attack against tackle plus defence, with the points where they stand; the higher wins and a tie is the defender's."
        },
        "refusal": null
      },
      {
        "id": "CTY-FAC-5",
        "rule": {
          "es": "Una entrada que anula el regate puesto gana sean cuales sean los totales.",
          "en": "A tackle that blocks the dribble laid wins whatever the totals."
        },
        "refusal": null
      },
      {
        "id": "CTY-FAC-6",
        "rule": {
          "es": "Si gana el defensor, el balón es suyo y pasa a su hexágono.",
          "en": "If the defender wins, the ball is his and moves to his hex."
        },
        "refusal": null
      },
      {
        "id": "CTY-FAC-7",
        "rule": {
          "es": "Si gana el regateador en la fase 2, puede saltar con el balón a un hexágono libre junto al superado, o quedarse; tras una entrada solo conserva el balón.",
          "en": "If the dribbler wins in phase 2 he may jump with the ball to a free hex next to the beaten man, or stay; after a tackle he just keeps the ball."
        },
        "refusal": {
          "es": "Se salta a un hexágono libre contiguo al rival superado.",
          "en": "The jump goes to a free hex next to the beaten opponent."
        }
      },
      {
        "id": "CTY-FAC-8",
        "rule": {
          "es": "El defensor que pierde un duelo queda superado hasta el final del turno completo: ni entra, ni hace falta táctica, ni se anticipa, ni se mueve; sigue marcando y estorbando.",
          "en": "The defender who loses a face-off is beaten until the full turn ends: no tackle, tactical foul, anticipation or movement; he still marks and blocks."
        },
        "refusal": {
          "es": "Ese defensor está superado hasta que acabe el turno: elige otro.",
          "en": "That defender is beaten until the full turn ends: choose another."
        }
      }
    ]
  },
  {
    "title": {
      "es": "El árbitro",
      "en": "The referee"
    },
    "clauses": [
      {
        "id": "CTY-REF-1",
        "rule": {
          "es": "Tras un duelo con una entrada normal o dura se tira el dado del árbitro; nunca con una limpia o sin carta.",
          "en": "After a face-off with a normal or hard tackle card the referee die is rolled; never with a clean one or none."
        },
        "refusal": null
      },
      {
        "id": "CTY-REF-2",
        "rule": {
          "es": "De 1 a 3, siga; 4, polémica, que es falta si la carta era dura; 5, falta; 6, falta, y con carta dura, tarjeta amarilla. Da igual quién ganó.",
          "en": "1 to 3 play on; 4 controversy, a foul with a hard card; 5 a foul; 6 a foul, and with a hard card a yellow. Who had won does not matter."
        },
        "refusal": null
      },
      {
        "id": "CTY-REF-3",
        "rule": {
          "es": "La falta anula el duelo: libre para el que la recibe donde está o, en el área de quien entró, penalti.",
          "en": "A foul cancels the face-off: free kick for the fouled player where he stands or, in the tackler's own box, a penalty."
        },
        "refusal": null
      },
      {
        "id": "CTY-REF-4",
        "rule": {
          "es": "La segunda amarilla de un jugador es roja.",
          "en": "A player's second yellow card is a red one."
        },
        "refusal": null
      },
      {
        "id": "CTY-REF-5",
        "rule": {
          "es": "Un 6 con carta dura es roja directa si el balón está en la zona de tiro, fuera del área, y ningún otro jugador de campo está más cerca de su línea que el balón. El expulsado no se repone; por un portero sale el dorsal de campo más bajo.",
          "en": "A 6 with a hard card is a straight red when the ball is in the shot zone, outside the box, and no other outfield player is nearer to his own line than the ball. A red-carded man is not replaced; for a keeper the lowest outfield shirt leaves."
        },
        "refusal": null
      },
      {
        "id": "CTY-REF-6",
        "rule": {
          "es": "El lado con cuatro expulsados pierde al momento.",
          "en": "A side with four sent off loses at once."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "Jugadas ofensivas",
      "en": "Offensive tactics"
    },
    "clauses": [
      {
        "id": "CTY-OTC-1",
        "rule": {
          "es": "Una carta ofensiva puede jugarse por su jugada táctica en vez de regatear, si la jugada es posible; se descarta. Con el balón suelto solo valen Sprint y Subida en bloque. Un libre sin sacar solo prohíbe regates y avances.",
          "en": "An offensive card may be played for its tactical move instead of a dribble, where the move is possible; it is discarded. With a loose ball only Sprint and All forward can be played. A free kick not yet taken forbids only dribbles and advances."
        },
        "refusal": null
      },
      {
        "id": "CTY-OTC-2",
        "rule": {
          "es": "Pared: pase al pie a un compañero a 4 o menos; el pasador corre hasta 3 pasos hacia delante y recibe la devolución a 4 o menos, sin estorbo; o el compañero se la queda.",
          "en": "Wall pass: close pass to a mate within 4; the passer runs up to 3 forward steps and gets it back within 4, unblocked; or the mate keeps it."
        },
        "refusal": {
          "es": "Para la pared hacen falta el balón, un compañero a 4 o menos sin estorbo y una carrera de hasta 3 pasos hacia delante a la que llegue la devolución.",
          "en": "A wall pass needs the ball, an unblocked mate within 4, and a run of up to 3 forward steps that the return can reach."
        }
      },
      {
        "id": "CTY-OTC-3",
        "rule": {
          "es": "Sprint: un jugador de campo sin balón se mueve hasta 5 hexágonos; si el balón está suelto, cualquiera de campo, que lo toma si acaba sobre él.",
          "en": "Sprint: an outfield player without the ball moves up to 5 hexes; with a loose ball any outfield player, who takes it where he ends on it."
        },
        "refusal": {
          "es": "El sprint es de un jugador de campo sin balón y llega a 5 hexágonos libres.",
          "en": "A sprint is for an outfield player without the ball and reaches 5 free hexes."
        }
      },
      {
        "id": "CTY-OTC-4",
        "rule": {
          "es": "Pase en profundidad: enseguida otra carta de balón, corta o media, en línea recta, sin contar a un rival que estorbe (que sigue marcando).",
          "en": "Through ball: at once a further ball card, short or medium, on a straight line, on which one blocker is ignored (he still marks)."
        },
        "refusal": {
          "es": "El pase en profundidad se da con el balón controlado: corto o medio, en línea recta y con un solo rival de por medio como mucho.",
          "en": "A through ball starts from the carrier: short or medium, straight, with one blocker at most."
        }
      },
      {
        "id": "CTY-OTC-5",
        "rule": {
          "es": "Desmarque: hasta 2 compañeros marcados se mueven hasta 2 hexágonos a donde queden sin marca.",
          "en": "Break free: up to 2 marked mates move up to 2 hexes each to where they are unmarked."
        },
        "refusal": {
          "es": "Con el balón en los pies de los tuyos se desmarca un compañero marcado, a 2 hexágonos como mucho y a donde quede libre.",
          "en": "While your side has the ball a marked mate breaks free, 2 hexes at most, to where nobody marks him."
        }
      },
      {
        "id": "CTY-OTC-6",
        "rule": {
          "es": "Toque rápido: enseguida otra carta de balón, pase o avance.",
          "en": "Quick passing: at once a further ball card, pass or advance."
        },
        "refusal": {
          "es": "Para el toque rápido hacen falta el balón y una carta de balón en la mano.",
          "en": "Quick passing needs the ball, and a ball card in hand."
        }
      },
      {
        "id": "CTY-OTC-7",
        "rule": {
          "es": "Centro al área: desde la banda, pase al pie de cualquier longitud y siempre por alto a un compañero en el área rival; cuenta como centro para el cabezazo.",
          "en": "Cross: from the wing, a close pass of any length, always high, to a mate in the opposing box; it counts as a cross for the header."
        },
        "refusal": {
          "es": "Centra quien tiene el balón en la banda, a un compañero sin estorbo que esté en el área rival.",
          "en": "A cross goes from a carrier on the wing to an unblocked mate in the opposing box."
        }
      },
      {
        "id": "CTY-OTC-8",
        "rule": {
          "es": "Cambio de juego: pase al pie de 5 a 12 a un compañero a seis columnas o más.",
          "en": "Switch play: close pass of 5 to 12 to a mate at least six files away."
        },
        "refusal": {
          "es": "El cambio de juego busca a un compañero sin estorbo a 5–12 hexágonos y al menos seis columnas.",
          "en": "A switch needs an unblocked mate 5 to 12 hexes and at least six files away."
        }
      },
      {
        "id": "CTY-OTC-9",
        "rule": {
          "es": "Contraataque: solo en turno fresco, pase al pie de hasta 12 a un compañero más adelantado; si se conserva, hasta 2 compañeros corren 3 pasos hacia delante.",
          "en": "Counter-attack: only in a fresh turn, close pass of up to 12 to a mate farther forward; if it is kept, up to 2 mates run 3 forward steps."
        },
        "refusal": {
          "es": "El contraataque es para un turno fresco y un compañero más adelantado sin estorbo; las carreras son de 3 pasos hacia delante.",
          "en": "A counter-attack needs a fresh turn and an unblocked mate farther forward; its runs are 3 forward steps."
        }
      },
      {
        "id": "CTY-OTC-10",
        "rule": {
          "es": "Subida en bloque: el movimiento de equipo de este turno es de hasta 6 jugadores y 2 pasos hacia delante, también con el balón suelto.",
          "en": "All forward: this turn's team movement is up to 6 players, up to 2 forward steps each, also with a loose ball."
        },
        "refusal": {
          "es": "En la subida en bloque solo se va hacia delante, hasta {reach} pasos.",
          "en": "In All forward everybody goes forward only, up to {reach} steps."
        }
      }
    ]
  },
  {
    "title": {
      "es": "Jugadas defensivas",
      "en": "Defensive tactics"
    },
    "clauses": [
      {
        "id": "CTY-DTC-1",
        "rule": {
          "es": "Una carta defensiva puede jugarse por su jugada táctica en vez de entrar. El Despeje pide el balón en el área propia, y entonces no vale otra; Presión, Marcaje y Repliegue, que lo tenga el atacante o esté suelto; las demás, que lo tenga el atacante. La Anticipación solo se juega contra un pase.",
          "en": "A defensive card may be played for its tactical move instead of a tackle. Clearance needs the ball in the own box, and then nothing else can be played; Pressing, Man-marking and Drop back need it with the attacker or loose; the others with the attacker. Anticipation is only played against a pass."
        },
        "refusal": null
      },
      {
        "id": "CTY-DTC-2",
        "rule": {
          "es": "Presión: hasta 3 jugadores, portero incluido, se mueven hasta 3 y acaban más cerca del balón, o sobre él si está suelto. El movimiento de equipo sigue como siempre, con todos disponibles.",
          "en": "Pressing: up to 3 players, keeper included, move up to 3 and end nearer to the ball, or on it where it is loose. Team movement follows as usual, with everybody available again."
        },
        "refusal": {
          "es": "En la presión cada uno acaba más cerca del balón que antes, a 3 hexágonos como mucho, y no se presiona con el balón en casa.",
          "en": "In pressing everybody ends nearer to the ball than he was, within 3 hexes, and nobody presses while his own side has it."
        }
      },
      {
        "id": "CTY-DTC-3",
        "rule": {
          "es": "Anticipación: ante un pase con carta, un defensor no superado junto al destino se queda el balón; no hay fuera de juego ni pugna.",
          "en": "Anticipation: when a ball-card pass is announced, a defender next to the landing hex who is not beaten takes the ball; no offside, no contest."
        },
        "refusal": {
          "es": "Para anticiparte necesitas la Puntera y un defensor no superado junto al destino del pase.",
          "en": "Anticipation needs the Toe poke and a defender, not beaten, next to where the pass lands."
        }
      },
      {
        "id": "CTY-DTC-4",
        "rule": {
          "es": "Marcaje al hombre: un jugador de campo va hasta 4 hexágonos junto a un rival; si acaba sobre el balón suelto, lo tiene.",
          "en": "Man-marking: an outfield player moves up to 4 hexes to a hex next to an opponent; where he ends on the loose ball he has it."
        },
        "refusal": {
          "es": "El marcaje es de un jugador de campo libre de moverse, hasta 4 hexágonos y junto a un rival.",
          "en": "Man-marking is for an outfield player free to move, up to 4 hexes, next to an opponent."
        }
      },
      {
        "id": "CTY-DTC-5",
        "rule": {
          "es": "Cobertura: un jugador de campo va hasta 3 hexágonos junto al portador y puede entrarle enseguida, solo él.",
          "en": "Cover: an outfield player moves up to 3 hexes to a hex next to the carrier and may tackle at once, only he."
        },
        "refusal": {
          "es": "La cobertura es de un jugador de campo libre de moverse, hasta 3 hexágonos y junto al portador; después solo puede entrar él.",
          "en": "Cover is for an outfield player free to move, up to 3 hexes, next to the carrier; then only he may tackle."
        }
      },
      {
        "id": "CTY-DTC-6",
        "rule": {
          "es": "Repliegue: hasta 5 jugadores retroceden hasta 3 pasos; quien acaba sobre el balón suelto lo tiene.",
          "en": "Drop back: up to 5 players take up to 3 backward steps; who ends on the loose ball has it."
        },
        "refusal": {
          "es": "En el repliegue solo se retrocede, hasta 3 pasos, y no con el balón en casa.",
          "en": "Drop back goes backward only, up to 3 steps, and not while the own side has the ball."
        }
      },
      {
        "id": "CTY-DTC-7",
        "rule": {
          "es": "Fuera de juego: hasta 4 jugadores de campo se adelantan hasta 2 pasos.",
          "en": "Offside trap: up to 4 outfield players take up to 2 forward steps."
        },
        "refusal": {
          "es": "El fuera de juego es para jugadores de campo, 2 pasos hacia delante, y solo si el atacante tiene el balón.",
          "en": "The offside trap is for outfield players, 2 forward steps, and only while the attacker has the ball."
        }
      },
      {
        "id": "CTY-DTC-8",
        "rule": {
          "es": "Despeje: con el balón en el área propia en el turno de defensa, va de 1 a 10 en línea recta a un hexágono sin pieza; nada lo corta y queda suelto. O a la banda: saque de banda rival a su altura.",
          "en": "Clearance: with the ball in the own box in the defence turn it goes 1 to 10 along a straight line to a hex without a piece; nothing blocks it and it is loose. Or into touch: throw-in for the opponents level with it."
        },
        "refusal": {
          "es": "Se despeja con el balón en el área propia, de 1 a 10 hexágonos en línea recta y a un hexágono sin pieza.",
          "en": "A clearance starts from the own box and goes 1 to 10 hexes on a straight line to a hex without a piece."
        }
      },
      {
        "id": "CTY-DTC-9",
        "rule": {
          "es": "Falta táctica: un defensor junto al portador, no superado, hace falta; con 4 a 6 en el dado hay amarilla. Estricto y permisivo no cuentan.",
          "en": "Tactical foul: a defender next to the carrier, not beaten, fouls; 4 to 6 on the die is a yellow card. Strict and lenient do not matter."
        },
        "refusal": {
          "es": "La falta táctica la hace un defensor no superado junto al portador rival.",
          "en": "A tactical foul needs a defender, not beaten, next to the rival carrier."
        }
      },
      {
        "id": "CTY-DTC-10",
        "rule": {
          "es": "Bronca: +1 al lado como defensor de todo duelo y en toda pugna hasta que acabe su siguiente turno de defensa.",
          "en": "Reprimand: +1 for the side as the defender of every face-off and in every contest until its next defence turn ends."
        },
        "refusal": {
          "es": "La bronca solo se juega mientras el atacante tiene el balón.",
          "en": "The reprimand is only played while the attacker has the ball."
        }
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
        "id": "CTY-SHT-1",
        "rule": {
          "es": "Se tira desde la zona de tiro, con el portador, en la fase 3 y con una carta de tiro; un tiro por turno.",
          "en": "Shots come from the shot zone, by the carrier, in phase 3, with a shot card; one a turn."
        },
        "refusal": {
          "es": "No tienes esa carta de tiro en la mano.",
          "en": "You do not hold that shot card."
        }
      },
      {
        "id": "CTY-SHT-2",
        "rule": {
          "es": "La carta de tiro se mide con la primera carta de intervención del mazo.",
          "en": "The shot card meets the top intervention card."
        },
        "refusal": null
      },
      {
        "id": "CTY-SHT-3",
        "rule": {
          "es": "El portero solo interviene desde su área si el tiro viene de fuera de ella, y solo desde el área chica si viene de dentro.",
          "en": "The keeper intervenes only from his box when the shot comes from outside it, and only from the goal area when it comes from inside."
        },
        "refusal": null
      },
      {
        "id": "CTY-SHT-4",
        "rule": {
          "es": "Total del tiro: carta más ataque; +1 si recibió este turno, +2 sin rival de campo a 2 o menos, −1 con uno contiguo (no en un libre), −1 desde fuera del área (no el cañonazo).",
          "en": "Shot total: card plus attack; +1 if received this turn, +2 with no opposing outfield player within 2, −1 with one adjacent (not with a free kick), −1 from outside the box (not the cannon)."
        },
        "refusal": null
      },
      {
        "id": "CTY-SHT-5",
        "rule": {
          "es": "Total de la parada: intervención más 4. Para ser gol el tiro debe ser mayor; el empate se para.",
          "en": "Save total: intervention plus 4. A goal needs a higher shot; a tie is saved."
        },
        "refusal": null
      },
      {
        "id": "CTY-SHT-6",
        "rule": {
          "es": "Fuera y Al palo nunca son gol, ni aunque el portero no pueda intervenir; con cualquier otra carta entonces es gol.",
          "en": "Wide and Off the post are never a goal, also when the keeper may not intervene; every other card is then a goal."
        },
        "refusal": null
      },
      {
        "id": "CTY-SHT-7",
        "rule": {
          "es": "Gol: sube al marcador, descarte voluntario, vuelta a la formación y saque del otro lado.",
          "en": "Goal: it counts, voluntary discard, back to the formation, kick-off by the other side."
        },
        "refusal": null
      },
      {
        "id": "CTY-SHT-8",
        "rule": {
          "es": "Blocado: el portero tiene el balón. Córner: desde la esquina del lado del tirador. Fuera: saque de puerta.",
          "en": "Held: the keeper has the ball. Corner: from the corner on the shooter's side. Wide: goal kick."
        },
        "refusal": null
      },
      {
        "id": "CTY-SHT-9",
        "rule": {
          "es": "Suelto: rebota 3 hexágonos desde el portero (desde la portería si no podía intervenir) en la dirección del dado, hasta la primera pieza, que se lo queda. Si sale por la línea de meta es córner, o saque de puerta tras el palo.",
          "en": "Loose: it rebounds 3 hexes from the keeper (from the goal if he could not intervene) in the direction rolled, up to the first piece, who has it. Over the goal line it is a corner, or a goal kick off the post."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "Las reanudaciones",
      "en": "Restarts"
    },
    "clauses": [
      {
        "id": "CTY-RST-1",
        "rule": {
          "es": "Pase al pie de una reanudación: hasta 12 hexágonos, el pase más largo que hay; en el saque de centro sale de h11. No hay fuera de juego; después viene la fase 2.",
          "en": "Close pass at a restart: up to 12 hexes, the longest pass there is; at the kick-off it starts from h11. No offside; phase 2 follows."
        },
        "refusal": {
          "es": "Ese compañero está demasiado lejos: este saque llega a {reach} hexágonos.",
          "en": "That mate is too far: this restart reaches {reach} hexes."
        }
      },
      {
        "id": "CTY-RST-2",
        "rule": {
          "es": "O seguir: turno de ataque normal desde la fase 1. En el saque inicial solo si no hay pase posible: el balón va a quien saca y sigue la fase 2.",
          "en": "Or play on: a normal attack turn from phase 1. At the kick-off only when no close pass is possible: the ball goes to the taker and phase 2 follows."
        },
        "refusal": {
          "es": "En el saque inicial hay un pase al pie posible: juégalo.",
          "en": "At the kick-off a close pass is possible: play it."
        }
      },
      {
        "id": "CTY-RST-3",
        "rule": {
          "es": "Antes de un libre, córner, saque de banda o de puerta o tras un espontáneo, cada lado recoloca hasta 3 jugadores hasta 3 hexágonos, primero quien no saca; ni al que saca ni sobre el balón suelto.",
          "en": "Before a free kick, corner, throw-in, goal kick or after a pitch invader each side repositions up to 3 players up to 3 hexes, the side without the restart first; not the taker, not onto a loose ball."
        },
        "refusal": {
          "es": "En la parada se recoloca hasta {reach} hexágonos y nunca sobre el balón suelto.",
          "en": "At a stoppage players go up to {reach} hexes and never onto a loose ball."
        }
      },
      {
        "id": "CTY-RST-4",
        "rule": {
          "es": "Sacan: de banda y córner, el jugador de campo más cercano; de puerta, el portero; el libre, quien recibió la falta o, por fuera de juego, el defensor más cercano. Se pone en el hexágono y quien esté allí va al suyo.",
          "en": "Takers: throw-in and corner the nearest outfield player; goal kick the keeper; free kick the fouled player or, for offside, the nearest of the defence. He is put on the hex, and whoever stands there goes to his."
        },
        "refusal": null
      },
      {
        "id": "CTY-RST-5",
        "rule": {
          "es": "Un córner sacado con pase al pie cuenta como centro.",
          "en": "A corner taken by a close pass counts as a cross."
        },
        "refusal": null
      },
      {
        "id": "CTY-RST-6",
        "rule": {
          "es": "Libre: los rivales contiguos al balón ni cortan el pase con carta ni restan al tiro; sin avances ni regates. Dura hasta el primer pase.",
          "en": "Free kick: opponents next to the ball neither block a ball-card pass nor count against a shot; no advance, no dribble. It lasts until the first pass."
        },
        "refusal": {
          "es": "Es un tiro libre sin sacar: ni avances ni regates, pasa o tira.",
          "en": "The free kick is not yet taken: no advance and no dribble, pass or shoot."
        }
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
        "id": "CTY-PEN-1",
        "rule": {
          "es": "Lo lanza cualquier jugador de campo. El portero se pone en su portería y el lanzador en el punto; nadie más se mueve.",
          "en": "Any outfield player takes it. The keeper is put on his goal hex, the taker on the spot; nobody else moves."
        },
        "refusal": {
          "es": "El penalti lo lanza un jugador de campo que esté sobre el césped.",
          "en": "The penalty is taken by an outfield player on the pitch."
        }
      },
      {
        "id": "CTY-PEN-2",
        "rule": {
          "es": "Total del penalti: carta más ataque más 2, y nada más salvo la prima. El portero siempre interviene.",
          "en": "Penalty total: card plus attack plus 2, and nothing else but the bonus. The keeper always intervenes."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "Los cambios",
      "en": "Substitutions"
    },
    "clauses": [
      {
        "id": "CTY-SUB-1",
        "rule": {
          "es": "En las paradas, y en el descarte tras un gol, al descanso o antes de la prórroga, un jugador de campo deja su sitio a uno del banquillo: hexágono, formación y saque; entre dos periodos, solo el puesto en el equipo. No vuelve, su amarilla se va con él y su lesión también.",
          "en": "At stoppages, and in the discard after a goal, at half-time or before extra time, an outfield player gives way to a bench player, who takes over his hex, formation and restart; between two periods only the place in the team. He does not return, his yellow card goes with him and so does his knock."
        },
        "refusal": {
          "es": "El cambio es de un jugador de campo por uno del banquillo, y en una charla no hay cambios.",
          "en": "A substitution is an outfield player for a bench player, and there is none in a team talk."
        }
      }
    ]
  },
  {
    "title": {
      "es": "Los factores externos",
      "en": "External factors"
    },
    "clauses": [
      {
        "id": "CTY-EXT-1",
        "rule": {
          "es": "Salvo en el partido rápido, cada diez balones jugados del periodo se descubre un factor al empezar el siguiente turno y vale en el acto. Si favorece a un lado, una moneda dice a cuál. Todo efecto acaba con el periodo y se descuenta al final de cada turno completo, desde el que ahora empieza; repetido cuenta una vez.",
          "en": "But in a quick match, every ten balls played in the period turn up a factor as the next full turn begins, and it applies at once. Where it favours a side a coin says which. All effects end with the period and count down at the end of each full turn, beginning with the one that now starts; listed twice one counts once."
        },
        "refusal": null
      },
      {
        "id": "CTY-EXT-2",
        "rule": {
          "es": "Lluvia: nadie hace avances largos durante 5 turnos.",
          "en": "Rain: no long advances for either side, 5 turns."
        },
        "refusal": {
          "es": "Llueve: no hay avances largos.",
          "en": "It rains: no long advances."
        }
      },
      {
        "id": "CTY-EXT-3",
        "rule": {
          "es": "Viento: los pases largos rectos del rival del favorecido llegan a 10 como mucho, 5 turnos.",
          "en": "Wind: the straight long passes of the opponent of the side it favours reach 10 at most, 5 turns."
        },
        "refusal": {
          "es": "Con el viento en contra tu pase largo llega a 10.",
          "en": "Against the wind your long pass reaches 10."
        }
      },
      {
        "id": "CTY-EXT-4",
        "rule": {
          "es": "Barro: alcance 1 en el movimiento de equipo de los dos, 3 turnos.",
          "en": "Mud: reach 1 in team movement for both, 3 turns."
        },
        "refusal": null
      },
      {
        "id": "CTY-EXT-5",
        "rule": {
          "es": "Afición: +1 en las pugnas del favorecido, 5 turnos.",
          "en": "Crowd: +1 in the contests of the side it favours, 5 turns."
        },
        "refusal": null
      },
      {
        "id": "CTY-EXT-6",
        "rule": {
          "es": "Pitada: el rival del favorecido tiene −1 en los duelos, 3 turnos.",
          "en": "Whistles: the opponent of the side it favours has −1 in face-offs, 3 turns."
        },
        "refusal": null
      },
      {
        "id": "CTY-EXT-7",
        "rule": {
          "es": "Árbitro estricto: el 4 cuenta como 6. Árbitro permisivo: el 5 cuenta como 1. Hasta el final del periodo y para los dos.",
          "en": "Strict referee: 4 counts as 6. Lenient referee: 5 counts as 1. Until the period ends, for both sides."
        },
        "refusal": null
      },
      {
        "id": "CTY-EXT-8",
        "rule": {
          "es": "Charla: el favorecido puede descartar como tras un gol, sin cambios, y completa su mano en el acto aunque lo conserve todo.",
          "en": "Team talk: the side it favours may discard as after a goal, without substitutions, and refills its hand at once even if it keeps everything."
        },
        "refusal": null
      },
      {
        "id": "CTY-EXT-9",
        "rule": {
          "es": "Prima: +1 al próximo tiro del favorecido o a su próxima parada con valor, lo que llegue antes.",
          "en": "Bonus: +1 to the next shot of the side it favours, or to its next save with a value, whichever comes first."
        },
        "refusal": null
      },
      {
        "id": "CTY-EXT-10",
        "rule": {
          "es": "Lesión: un dado señala a un jugador de campo del rival, contando por dorsal y volviendo a empezar si son menos; no puede ser movido durante 3 turnos, pero sigue jugando el balón, entrando y avanzando.",
          "en": "Knock: a die names an outfield player of the opponent, counting by shirt and beginning again where there are fewer; he cannot be moved for 3 turns, but still plays the ball, tackles and advances."
        },
        "refusal": {
          "es": "Ese jugador está tocado y no se puede mover.",
          "en": "That player has a knock and cannot be moved."
        }
      },
      {
        "id": "CTY-EXT-11",
        "rule": {
          "es": "Espontáneo: se para el juego sin que acabe ningún turno, nadie roba ni se quema nada, los dos recolocan y ataca quien tenía el balón o lo tocó el último.",
          "en": "Pitch invader: play stops without any full turn ending, nothing is drawn or burnt, both reposition, and the side with the ball, or that touched it last, attacks."
        },
        "refusal": null
      },
      {
        "id": "CTY-EXT-12",
        "rule": {
          "es": "Balón pinchado: el balón rueda 2 hexágonos en la dirección del dado, hasta la primera pieza, que se lo queda, o hasta el borde; si no puede rodar se queda donde está. Luego empieza el turno.",
          "en": "Burst ball: the ball rolls 2 hexes in the direction of the die, up to the first piece, who has it, or to the edge; where it cannot roll it stays. Then the full turn begins."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "La tanda de penaltis",
      "en": "The shoot-out"
    },
    "clauses": [
      {
        "id": "CTY-SHO-1",
        "rule": {
          "es": "Cinco lanzamientos por lado, alternos, empezando quien sacó al principio; acaba en cuanto está decidida, y si no, por parejas hasta que una difiera.",
          "en": "Five kicks each, alternately, who kicked off the match first; it ends as soon as it is decided, otherwise in pairs until one differs."
        },
        "refusal": null
      },
      {
        "id": "CTY-SHO-2",
        "rule": {
          "es": "Lanzan los jugadores de campo; nadie repite hasta que lo hayan hecho todos los suyos.",
          "en": "Outfield players kick; nobody twice before all of his side have kicked."
        },
        "refusal": {
          "es": "Elige a un jugador de campo que aún no haya lanzado en esta ronda.",
          "en": "Choose an outfield player who has not yet kicked in this round."
        }
      },
      {
        "id": "CTY-SHO-3",
        "rule": {
          "es": "La carta de tiro se saca a ciegas: total como el penalti contra intervención más 4; solo cuenta el gol.",
          "en": "The shot card is drawn blind: total as for a penalty against intervention plus 4; only a goal counts."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "Partidos más cortos",
      "en": "Shorter matches"
    },
    "clauses": [
      {
        "id": "CTY-QCK-1",
        "rule": {
          "es": "Partido rápido: un periodo de 30 balones, sin factores ni prórroga; empate, tanda si se pactó.",
          "en": "Quick match: one period of 30 balls, no factors, no extra time; level, a shoot-out if agreed."
        },
        "refusal": null
      },
      {
        "id": "CTY-QCK-2",
        "rule": {
          "es": "Partido de un solo tiempo: un periodo de 45 balones, con factores; empate, como tras la segunda parte de uno completo, y la prórroga la saca quien no empezó.",
          "en": "Half match: one period of 45 balls, with factors; level, as after the second half of a full match, and the side that did not begin kicks off extra time."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "Posiciones imposibles",
      "en": "Bad positions"
    },
    "clauses": [
      {
        "id": "CTY-POS-1",
        "rule": {
          "es": "No puede haber dos piezas en un hexágono.",
          "en": "There cannot be two pieces on one hex."
        },
        "refusal": null
      },
      {
        "id": "CTY-POS-2",
        "rule": {
          "es": "Toda pieza está en el campo.",
          "en": "Every piece is on the board."
        },
        "refusal": null
      },
      {
        "id": "CTY-POS-3",
        "rule": {
          "es": "El balón está en el campo, salvo donde la fase no lo pide; hasta que está completa la alineación no hay balón.",
          "en": "The ball is on the board, except where the phase does without it; until the line-up is complete there is no ball."
        },
        "refusal": null
      },
      {
        "id": "CTY-POS-4",
        "rule": {
          "es": "Los equipos cuadran: portero, siete con los expulsados, dos en el banquillo como mucho, cada dorsal una vez, y las piezas y amarillas son del equipo.",
          "en": "The teams are right: a keeper, seven with those sent off, two on the bench at most, each shirt once, pieces and yellow cards of the team."
        },
        "refusal": null
      },
      {
        "id": "CTY-POS-5",
        "rule": {
          "es": "Las cartas cuadran: manos no mayores de 3, 3, 2 y 4 con lo que falta por robar, y mano, mazo y descarte suman la baraja.",
          "en": "The cards are right: hands no bigger than 3, 3, 2 and 4 with what is still to be drawn, and hand, pile and discards make up the deck."
        },
        "refusal": null
      },
      {
        "id": "CTY-POS-6",
        "rule": {
          "es": "La fase encaja con el lado, el turno, quien tiene el balón y los campos con que trabaja, y en ella hay algo que hacer.",
          "en": "The phase fits the side, the turn, who has the ball and the fields it works with, and there is something to do in it."
        },
        "refusal": null
      }
    ]
  }
]);
