// Generated from README.md by `npm run generate`; do not edit.
import { catalogue } from '../../core/clause.ts';

export const clauses = catalogue([
  {
    "title": {
      "es": "Preparación",
      "en": "Set-up"
    },
    "clauses": [
      {
        "id": "MAT-SET-1",
        "rule": {
          "es": "Cada lado tiene 7 peones: 6 se colocan en el tapete y el p7 espera en el espacio de sustitución.",
          "en": "Each side has 7 pawns: 6 are placed on the mat and p7 waits on the substitution space."
        },
        "refusal": {
          "es": "Todavía se están colocando los peones: elige un espacio para el siguiente.",
          "en": "The pawns are still being placed: choose a space for the next one."
        }
      },
      {
        "id": "MAT-SET-2",
        "rule": {
          "es": "Los peones se colocan libremente en la mitad propia, nunca en zonas de velocidad, espacios de pase largo ni la fila central; las X y los demás espacios valen. El tapete es nuestro tablero: las zonas son las del juego; cuántos espacios tienen y dónde están lo hemos decidido nosotros.",
          "en": "Pawns are placed freely in the own half, never on speed zones, long-pass spaces or the middle row; X and all other spaces are allowed. The mat is our board: the zones are those of the game; how many spaces they have and where they lie is ours."
        },
        "refusal": {
          "es": "En {to} no se puede colocar: elige un espacio de tu mitad que no sea zona de velocidad ni de pase largo.",
          "en": "Nobody may be placed on {to}: choose a space of your half that is neither a speed zone nor a long-pass space."
        }
      },
      {
        "id": "MAT-SET-3",
        "rule": {
          "es": "Local y visitante colocan por turnos, empieza el local, un peón cada vez y en el orden de sus números; quien ya no tiene peones se salta.",
          "en": "Home and away place in turn, home first, one pawn at a time in the order of their numbers; a side with none left is skipped."
        },
        "refusal": null
      },
      {
        "id": "MAT-AREA-1",
        "rule": {
          "es": "Un lado tiene como mucho un peón, el portero, en su área de meta. Puede salir y entrar otro, o quedar vacía; a los peones rivales no se les limita allí.",
          "en": "A side has at most one pawn, the keeper, in its own goal-kick area. He may leave and another may come, or it may stay empty; the other side's pawns are not limited there."
        },
        "refusal": {
          "es": "En tu área de meta solo cabe un peón tuyo, el portero: así habría dos.",
          "en": "Your goal-kick area takes one pawn of yours, the keeper: this would make two."
        }
      },
      {
        "id": "MAT-AREA-2",
        "rule": {
          "es": "No se puede robar si el cambio de sitios dejaría a un lado con dos peones en su propia área de meta.",
          "en": "A steal is not possible where the change of places would leave a side with two pawns in its own goal-kick area."
        },
        "refusal": {
          "es": "Ese robo dejaría a un lado con dos peones en su propia área de meta: roba desde otro sitio.",
          "en": "That steal would leave a side with two pawns in its own goal-kick area: steal from somewhere else."
        }
      },
      {
        "id": "MAT-COIN-1",
        "rule": {
          "es": "Colocados los peones, una moneda decide quién empieza.",
          "en": "Once the pawns are placed, a coin decides who starts."
        },
        "refusal": null
      },
      {
        "id": "MAT-START-1",
        "rule": {
          "es": "El lado que empieza elige uno de sus peones; ese peón va al centro, e7, con el balón, y su lado tiene el primer turno.",
          "en": "The side that starts chooses one of its pawns; that pawn goes to the centre, e7, with the ball, and its side has the first turn."
        },
        "refusal": {
          "es": "Primero el saque: elige uno de tus peones para que salga del centro con el balón.",
          "en": "The kick-off comes first: choose one of your pawns to start from the centre with the ball."
        }
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
        "id": "MAT-TURN-1",
        "rule": {
          "es": "Los lados se alternan; un turno es exactamente una cosa: mover, pasar, patear (también el pase largo) o robar.",
          "en": "The sides alternate; a turn is exactly one thing: a move, a pass, a kick (or long pass) or a steal."
        },
        "refusal": {
          "es": "Es tu turno de juego: mueve, pasa, patea o roba.",
          "en": "It is your turn to play: move, pass, kick or steal."
        }
      },
      {
        "id": "MAT-TURN-2",
        "rule": {
          "es": "No se puede saltar el turno a voluntad; solo se pasa cuando no hay ninguna acción posible.",
          "en": "A turn can't be skipped at will; it is passed only where no action is possible."
        },
        "refusal": {
          "es": "No puedes saltarte el turno: todavía tienes alguna acción posible.",
          "en": "You can't skip this turn: there is still something you can do."
        }
      }
    ]
  },
  {
    "title": {
      "es": "Mover",
      "en": "Moving"
    },
    "clauses": [
      {
        "id": "MAT-MOVE-1",
        "rule": {
          "es": "Un movimiento lleva un peón propio un espacio en cualquiera de las 8 direcciones, con el balón si lo tiene.",
          "en": "A move takes one own pawn one space in any of the 8 directions, with the ball if it has it."
        },
        "refusal": {
          "es": "De {from} a {to} no se puede mover: lleva un peón tuyo a un espacio vecino.",
          "en": "There is no move from {from} to {to}: take a pawn of yours to a neighbouring space."
        }
      },
      {
        "id": "MAT-MOVE-2",
        "rule": {
          "es": "En un espacio cabe un solo peón: no se mueve a uno ocupado ni a través de otro peón.",
          "en": "A space holds one pawn: nobody moves onto another pawn or through it."
        },
        "refusal": {
          "es": "En {to} ya hay un peón: elige un espacio vacío.",
          "en": "There is already a pawn on {to}: choose an empty space."
        }
      },
      {
        "id": "MAT-MOVE-3",
        "rule": {
          "es": "En la portería solo se entra con el balón y solo en la contraria, y eso es gol.",
          "en": "The goal is entered only with the ball and only the opponent's, and that is a goal."
        },
        "refusal": {
          "es": "En {to} solo puede entrar quien lleva el balón, y solo en la portería contraria.",
          "en": "Only the pawn with the ball may enter {to}, and only in the opponent's goal."
        }
      },
      {
        "id": "MAT-SPEED-1",
        "rule": {
          "es": "El peón cuyo paso cae en una zona de velocidad puede correr hasta 3 espacios más por la columna, en cualquier sentido y dentro de esa zona. Los peones, y su propio punto de partida, detienen la carrera.",
          "en": "A pawn whose step lands in a speed zone may run up to 3 more spaces along the column, either way, inside that zone. Pawns, and its own starting space, stop the run."
        },
        "refusal": {
          "es": "De {from} no se llega a {to}: entra de un paso en la zona de velocidad y corre por ella sin peones en medio.",
          "en": "{to} can't be reached from {from}: step into the speed zone and run along it with no pawn in the way."
        }
      },
      {
        "id": "MAT-SPEED-2",
        "rule": {
          "es": "Una carrera puede acabar en el balón suelto, pero no pasar de largo; un paso que cae en el balón suelto termina el movimiento.",
          "en": "A run may end on the loose ball but not go past it; a step onto the loose ball ends the move."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "El balón",
      "en": "The ball"
    },
    "clauses": [
      {
        "id": "MAT-BALL-1",
        "rule": {
          "es": "Solo pasa o patea el lado cuyo peón tiene el balón.",
          "en": "Only the side whose pawn has the ball passes or kicks."
        },
        "refusal": {
          "es": "Ningún peón tuyo tiene el balón: muévete hacia él o róbalo.",
          "en": "None of your pawns has the ball: move towards it or steal it."
        }
      },
      {
        "id": "MAT-BALL-2",
        "rule": {
          "es": "El peón que termina su movimiento en el balón suelto se queda con él.",
          "en": "A pawn that ends its move on the loose ball has it."
        },
        "refusal": null
      },
      {
        "id": "MAT-PASS-1",
        "rule": {
          "es": "Un pase va a otro peón propio a 1 o 2 espacios.",
          "en": "A pass goes to another own pawn 1 or 2 spaces away."
        },
        "refusal": {
          "es": "En {to} no hay otro peón tuyo que reciba el pase.",
          "en": "There is no other pawn of yours on {to} to receive the pass."
        }
      },
      {
        "id": "MAT-PASS-2",
        "rule": {
          "es": "Los peones que estén en medio no estorban un pase, un pase largo ni una patada a un espacio vacío; solo los tiros a puerta necesitan la línea libre.",
          "en": "Pawns in between do not hinder a pass, a long pass or a kick to an empty space; only shots at goal need a free line."
        },
        "refusal": {
          "es": "El balón no llega a {to}: cada pase de la cadena alcanza 2 espacios como mucho.",
          "en": "The ball does not reach {to}: each pass of the chain goes 2 spaces at most."
        }
      },
      {
        "id": "MAT-PASS-3",
        "rule": {
          "es": "Pase en cadena: en un turno, tantos pases entre peones propios como se quiera, cada uno a 2 espacios como mucho; se nombra al último. Nunca sigue un pase largo ni una patada en el mismo turno.",
          "en": "Chain pass: any number of passes between own pawns in one turn, each within 2 spaces; the last receiver is named. No long pass or kick follows in the same turn."
        },
        "refusal": null
      },
      {
        "id": "MAT-LONG-1",
        "rule": {
          "es": "Desde un espacio de pase largo el balón puede ir a cualquier peón propio o espacio vacío de esa mitad.",
          "en": "From a long-pass space the ball may go to any own pawn or empty space of that half."
        },
        "refusal": {
          "es": "No hay pase largo a {to}: hace falta tener el balón en un espacio de pase largo y que en {to} no haya un rival.",
          "en": "There is no long pass to {to}: the ball must be on a long-pass space, and no opponent on {to}."
        }
      },
      {
        "id": "MAT-LONG-2",
        "rule": {
          "es": "Esa mitad es la del espacio de pase largo, con la fila central: filas 1 a 7 o 7 a 13; nunca la portería.",
          "en": "That half is the one of the long-pass space, with the middle row: rows 1 to 7 or 7 to 13; never a goal."
        },
        "refusal": {
          "es": "{to} está en la otra mitad: el pase largo llega, como mucho, a la fila central.",
          "en": "{to} is in the other half: a long pass goes as far as the middle row."
        }
      },
      {
        "id": "MAT-LONG-3",
        "rule": {
          "es": "A 2 espacios o menos es un pase o una patada, no un pase largo.",
          "en": "Within 2 spaces it is a pass or a kick, not a long pass."
        },
        "refusal": {
          "es": "{to} está a 2 espacios o menos: allí se pasa o se patea.",
          "en": "{to} is within 2 spaces: pass or kick there instead."
        }
      },
      {
        "id": "MAT-KICK-1",
        "rule": {
          "es": "Una patada alcanza 2 espacios como mucho.",
          "en": "A kick reaches 2 spaces at most."
        },
        "refusal": {
          "es": "{to} está demasiado lejos: una patada alcanza 2 espacios.",
          "en": "{to} is too far: a kick reaches 2 spaces."
        }
      },
      {
        "id": "MAT-KICK-2",
        "rule": {
          "es": "Un tiro a puerta va en línea recta, vertical u horizontal o en diagonal, y el espacio de en medio debe estar vacío.",
          "en": "A shot at goal runs in a straight or diagonal line, and the space in between must be empty."
        },
        "refusal": {
          "es": "Ese tiro a {to} no tiene línea: hace falta una recta o una diagonal con el espacio de en medio vacío.",
          "en": "There is no line for a shot at {to}: it takes a straight or a diagonal with the space between empty."
        }
      },
      {
        "id": "MAT-KICK-3",
        "rule": {
          "es": "La patada que no va a puerta acaba en un espacio vacío, y allí queda suelto el balón.",
          "en": "A kick that is no shot goes to an empty space, and the ball is loose there."
        },
        "refusal": {
          "es": "En {to} hay un peón: patea a un espacio vacío, o pásala si el peón es tuyo.",
          "en": "There is a pawn on {to}: kick to an empty space, or pass if the pawn is yours."
        }
      },
      {
        "id": "MAT-KICK-4",
        "rule": {
          "es": "Solo se tira a la portería contraria.",
          "en": "Only the opponent's goal may be shot at."
        },
        "refusal": {
          "es": "Esa es tu portería: solo se tira a la contraria.",
          "en": "That is your own goal: shoot only at the other one."
        }
      }
    ]
  },
  {
    "title": {
      "es": "Espacios con X",
      "en": "X spaces"
    },
    "clauses": [
      {
        "id": "MAT-X-1",
        "rule": {
          "es": "Desde una X no se marca, ni andando ni de una patada.",
          "en": "No goal is scored from an X space, neither by a move nor by a kick."
        },
        "refusal": {
          "es": "Desde una X no se puede marcar: sal primero de ella.",
          "en": "No goal can be scored from an X space: leave it first."
        }
      },
      {
        "id": "MAT-X-2",
        "rule": {
          "es": "Ningún pase, pase largo o patada acaba en una X. Los peones sí pueden pisarla, con balón o sin él, y allí se les puede robar.",
          "en": "No pass, long pass or kick ends on an X space. Pawns may walk on it, with or without the ball, and may be robbed there."
        },
        "refusal": {
          "es": "{to} es una X: el balón no se envía allí.",
          "en": "{to} is an X space: the ball is never sent there."
        }
      },
      {
        "id": "MAT-X-3",
        "rule": {
          "es": "Un tiro a puerta no cruza una X.",
          "en": "A shot does not cross an X space."
        },
        "refusal": {
          "es": "Ese tiro cruzaría una X: busca otra línea.",
          "en": "That shot would cross an X space: find another line."
        }
      }
    ]
  },
  {
    "title": {
      "es": "Robar",
      "en": "Stealing"
    },
    "clauses": [
      {
        "id": "MAT-STEAL-1",
        "rule": {
          "es": "Robar: un peón que está al lado, en recta, del rival con el balón se mete en su espacio.",
          "en": "Steal: a pawn straight beside the opponent who has the ball moves onto his space."
        },
        "refusal": {
          "es": "Desde {from} no se roba así: hace falta un peón tuyo pegado, en recta, al rival que tiene el balón.",
          "en": "That is no steal from {from}: it takes a pawn of yours straight beside the opponent who has the ball."
        }
      },
      {
        "id": "MAT-STEAL-2",
        "rule": {
          "es": "Los dos peones se cambian los sitios.",
          "en": "The two pawns change places."
        },
        "refusal": null
      },
      {
        "id": "MAT-STEAL-3",
        "rule": {
          "es": "El balón es de quien roba.",
          "en": "The thief has the ball."
        },
        "refusal": null
      },
      {
        "id": "MAT-STEAL-4",
        "rule": {
          "es": "El peón robado no puede robar, ni en recta ni en diagonal, en el siguiente turno de su lado; sus compañeros sí.",
          "en": "The robbed pawn may not steal, straight or diagonally, in its side's next turn; its team-mates may."
        },
        "refusal": {
          "es": "A ese peón acaban de robarle: este turno no puede robar él; usa a un compañero.",
          "en": "That pawn has just been robbed and may not steal this turn: use a team-mate."
        }
      },
      {
        "id": "MAT-FOUL-1",
        "rule": {
          "es": "Robo en diagonal: lo mismo desde un espacio en diagonal, con tarjeta.",
          "en": "Diagonal steal: the same from a diagonal neighbour, with a card."
        },
        "refusal": {
          "es": "De {from} a {to} no hay diagonal: ese robo es limpio, sin falta.",
          "en": "{from} and {to} are not on a diagonal: that steal is a clean one, without a foul."
        }
      },
      {
        "id": "MAT-FOUL-2",
        "rule": {
          "es": "Fuera del área de penalti propia sigue el juego y el ladrón conserva el balón, salvo que vea la roja.",
          "en": "Outside the thief's own penalty area play goes on and the thief keeps the ball, unless it is a red card."
        },
        "refusal": null
      },
      {
        "id": "MAT-FOUL-3",
        "rule": {
          "es": "Si el balón se robó en un espacio del área de penalti propia del ladrón, hay penalti para el lado robado, tras amarilla y tras roja.",
          "en": "If the ball was stolen on a space of the thief's own penalty area, the robbed side has a penalty, after yellow and after red."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "Tarjetas",
      "en": "Cards"
    },
    "clauses": [
      {
        "id": "MAT-CARD-1",
        "rule": {
          "es": "El primer robo en diagonal de un peón es amarilla; la ficha sigue con él tras goles y cambios.",
          "en": "A pawn's first diagonal steal is a yellow; the token stays through goals and substitutions."
        },
        "refusal": null
      },
      {
        "id": "MAT-CARD-2",
        "rule": {
          "es": "El robo en diagonal de un peón con amarilla es roja: queda fuera del partido y su lado sigue con uno menos.",
          "en": "A diagonal steal by a pawn with a yellow is a red: it is out of the match and its side goes on with one less."
        },
        "refusal": null
      },
      {
        "id": "MAT-CARD-3",
        "rule": {
          "es": "El balón se queda, suelto, en el espacio que deja el expulsado, donde lo había robado.",
          "en": "The ball stays, loose, on the space that the expelled pawn left, where it had stolen it."
        },
        "refusal": null
      },
      {
        "id": "MAT-FORF-1",
        "rule": {
          "es": "La cuarta roja de un lado pierde el partido al instante, antes de cualquier penalti.",
          "en": "A side's fourth red card loses the match at once, before any penalty."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "Cambios",
      "en": "Substitutions"
    },
    "clauses": [
      {
        "id": "MAT-SUB-1",
        "rule": {
          "es": "El suplente ocupa exactamente el lugar de un peón propio del tapete: su espacio, el balón y su puesto en la formación; no su tarjeta ni su sanción.",
          "en": "The substitute takes exactly the place of an own pawn on the mat: its space, the ball and its place in the formation; not its card or its ban."
        },
        "refusal": {
          "es": "En {to} no hay ningún peón tuyo que cambiar.",
          "en": "There is no pawn of yours on {to} to replace."
        }
      },
      {
        "id": "MAT-SUB-2",
        "rule": {
          "es": "Se cambia antes o después del turno propio, como mucho una vez por turno, aparte de las pausas. El turno que sigue a un penalti por consejos parado es nuevo.",
          "en": "A substitution comes before or after the own turn, at most once a turn, apart from the pauses. The turn that follows a saved penalty for coaching is a new one."
        },
        "refusal": {
          "es": "Solo cabe un cambio por turno; hecha la jugada, o en una pausa, queda cambiar o terminar.",
          "en": "There is one substitution a turn; after the play, and in a pause, you substitute or end."
        }
      },
      {
        "id": "MAT-SUB-3",
        "rule": {
          "es": "Con un solo cambio, se hace una vez por partido y el peón que sale no vuelve.",
          "en": "With one substitution it is made once a match, and the replaced pawn does not return."
        },
        "refusal": {
          "es": "Ya no te queda suplente.",
          "en": "You have no substitute left."
        }
      },
      {
        "id": "MAT-SUB-4",
        "rule": {
          "es": "Con cambios libres, el peón que sale pasa a ser el suplente.",
          "en": "With rolling substitutions the replaced pawn becomes the substitute."
        },
        "refusal": null
      },
      {
        "id": "MAT-SUB-5",
        "rule": {
          "es": "Nadie entra por un expulsado.",
          "en": "Nobody comes in for a pawn sent off."
        },
        "refusal": null
      },
      {
        "id": "MAT-SUB-6",
        "rule": {
          "es": "Hay dos pausas para cambiar que no cuentan como turno. Tras un gol, con todos en su sitio para el saque, puede hacer un cambio primero quien marcó y luego quien encajó, antes de elegir quién saca. Cuando se pita un penalti puede hacerlo quien lo defiende, antes de que se elija al lanzador. Nunca quien lanza, ni antes del primer saque, ni en la tanda.",
          "en": "Two pauses for a substitution count apart from the turns. After a goal, when all stand for the kick-off, first the side that scored and then the side that conceded may make one, before it names who kicks off. When a penalty is given the side that defends it may make one, before the taker is named. Never the side that takes it, nor before the first kick-off, nor in the shoot-out."
        },
        "refusal": {
          "es": "En esta pausa ya has hecho un cambio: elige quién saca del centro.",
          "en": "You have already substituted in this pause: choose who kicks off."
        }
      }
    ]
  },
  {
    "title": {
      "es": "Penaltis",
      "en": "Penalties"
    },
    "clauses": [
      {
        "id": "MAT-PEN-1",
        "rule": {
          "es": "Hay penalti por un robo en diagonal en el área propia o por aconsejar de nuevo a un compañero.",
          "en": "A penalty comes from a diagonal steal in the own area or from coaching a team-mate again."
        },
        "refusal": null
      },
      {
        "id": "MAT-PEN-2",
        "rule": {
          "es": "El lado que lanza pone uno de sus peones, el que quiera, en el punto ante la portería rival con el balón; si había otro peón, va al espacio que deja el lanzador.",
          "en": "The taking side puts any one of its pawns on the spot before the other goal with the ball; a pawn standing there goes to the space the taker left."
        },
        "refusal": {
          "es": "Elige cuál de tus peones lanza el penalti.",
          "en": "Choose which of your pawns takes the penalty."
        }
      },
      {
        "id": "MAT-PEN-3",
        "rule": {
          "es": "Quien defiende sin portero en su área de meta pone antes un peón propio en un espacio vacío de ella; si los rivales la ocupan entera, en el sitio de uno de ellos, que va al espacio que ese peón deja. Si nadie de su formación tenía allí su puesto, ese será el del peón.",
          "en": "A defender without a keeper in the goal-kick area first puts a pawn of its own on an empty space of it; if opponents hold it all, in the place of one of them, who goes to the space that pawn left. If nobody of its formation had a place there, it becomes this pawn's."
        },
        "refusal": {
          "es": "Antes del penalti pon un portero: uno de tus peones, a un espacio vacío de tu área de meta.",
          "en": "Before the penalty put a keeper in: one of your pawns, to an empty space of your goal-kick area."
        }
      },
      {
        "id": "MAT-PEN-4",
        "rule": {
          "es": "Los dos lados muestran 1, 2 o 3 dedos a la vez, elegidos en secreto.",
          "en": "Both sides show 1, 2 or 3 fingers at the same time, chosen in secret."
        },
        "refusal": {
          "es": "Es un penalti: elige 1, 2 o 3 dedos.",
          "en": "This is a penalty: choose 1, 2 or 3 fingers."
        }
      },
      {
        "id": "MAT-PEN-5",
        "rule": {
          "es": "Números distintos: gol.",
          "en": "Different numbers: goal."
        },
        "refusal": null
      },
      {
        "id": "MAT-PEN-6",
        "rule": {
          "es": "Números iguales: parada, y el portero tiene el balón; el penalti valió por el turno de quien lanzó, así que sigue quien defendía.",
          "en": "Equal numbers: saved, and the keeper has the ball; the penalty stood for the taker's turn, so the defender is next."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "Goles",
      "en": "Goals"
    },
    "clauses": [
      {
        "id": "MAT-GOAL-1",
        "rule": {
          "es": "Llevar o patear el balón a la portería contraria vale uno.",
          "en": "Carrying or kicking the ball into the opponent's goal counts one."
        },
        "refusal": null
      },
      {
        "id": "MAT-GOAL-2",
        "rule": {
          "es": "Después de un gol saca del centro el lado que lo encajó.",
          "en": "After a goal the side that conceded it kicks off."
        },
        "refusal": null
      },
      {
        "id": "MAT-GOAL-3",
        "rule": {
          "es": "Los dos lados vuelven a su formación.",
          "en": "Both sides go back to their formation."
        },
        "refusal": null
      },
      {
        "id": "MAT-GOAL-4",
        "rule": {
          "es": "Con colocación libre, ambos vuelven a colocar todos los peones que tenían en el tapete y luego se saca.",
          "en": "With free placing both sides place anew all pawns they still have on the mat, then comes the kick-off."
        },
        "refusal": null
      },
      {
        "id": "MAT-END-1",
        "rule": {
          "es": "Por límite de goles gana el primer lado que llega a ese número.",
          "en": "With a goal limit the first side to reach it wins."
        },
        "refusal": null
      },
      {
        "id": "MAT-END-2",
        "rule": {
          "es": "Con gol de oro gana el primer gol.",
          "en": "With the golden goal the first goal wins."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "Equipos",
      "en": "Teams"
    },
    "clauses": [
      {
        "id": "MAT-TEAM-1",
        "rule": {
          "es": "Hasta 3 jugadores por lado hacen los turnos de su lado por rotación.",
          "en": "Up to 3 members a side take the side's turns in rotation."
        },
        "refusal": null
      },
      {
        "id": "MAT-TEAM-2",
        "rule": {
          "es": "La rotación pasa al siguiente, y del último al primero, con cada turno completado del lado y cuando se salta a quien iba a jugar; no con penaltis ni saques.",
          "en": "The rotation moves on to the next member, from the last to the first, with each completed turn of the side and when the one to play is skipped; not with penalties or kick-offs."
        },
        "refusal": null
      },
      {
        "id": "MAT-TEAM-3",
        "rule": {
          "es": "Aconsejar, primera vez de un lado: se salta a quien iba a jugar y el compañero siguiente juega ese mismo turno; nada más cambia. Solo si así se acordó y hay más de un jugador en el lado.",
          "en": "Coaching, first offence of a side: the member to play is skipped and the next team-mate plays the same turn; nothing else changes. Only where the match is played so and the side has more than one member."
        },
        "refusal": {
          "es": "Aquí no hay consejos que sancionar: la regla pide acordarla antes del partido y un lado con varios jugadores.",
          "en": "There is no coaching to punish here: the rule must be agreed before the match, and the side have several members."
        }
      },
      {
        "id": "MAT-TEAM-4",
        "rule": {
          "es": "Cada vez siguiente es penalti contra ese lado. Si se para, el mismo jugador juega el turno interrumpido, y puede volver a cambiar.",
          "en": "Every further offence is a penalty against that side. If it is saved, the same member plays the interrupted turn, and may substitute again."
        },
        "refusal": null
      }
    ]
  },
  {
    "title": {
      "es": "Tiempo",
      "en": "Time"
    },
    "clauses": [
      {
        "id": "MAT-TIME-1",
        "rule": {
          "es": "Con reloj de jugadas y un máximo de turnos, el partido acaba cuando se completan; un penalti en curso se termina.",
          "en": "With the clock of plays and a limit, the match ends when that many turns are complete; a penalty in progress is finished."
        },
        "refusal": null
      },
      {
        "id": "MAT-TIME-2",
        "rule": {
          "es": "Con silbato, el partido acaba al sonar, o tras el penalti en curso, que empieza en cuanto se pita.",
          "en": "With the whistle clock the match ends when it goes, or after the penalty in progress, which begins as soon as it is given."
        },
        "refusal": null
      },
      {
        "id": "MAT-TIME-3",
        "rule": {
          "es": "Al acabar el tiempo gana quien tiene más goles; el empate queda o se decide en la tanda de penaltis.",
          "en": "At time the side with more goals wins; level, it is a draw or the shoot-out."
        },
        "refusal": null
      },
      {
        "id": "MAT-TIME-4",
        "rule": {
          "es": "En la tanda empieza el local.",
          "en": "In the shoot-out home goes first."
        },
        "refusal": null
      },
      {
        "id": "MAT-TIME-5",
        "rule": {
          "es": "No se pita con reloj de jugadas, mientras se coloca ni antes de la moneda, si ya se pitó, en la tanda ni después del final.",
          "en": "There is no whistle with the clock of plays, during the set-up and the coin, when it already went, in the shoot-out or after the end."
        },
        "refusal": {
          "es": "Ahora no se puede pitar el final.",
          "en": "The end can't be whistled now."
        }
      },
      {
        "id": "MAT-SHOOT-1",
        "rule": {
          "es": "Cinco penaltis de dedos por lado, por turnos; no se mueve ningún peón.",
          "en": "Five finger penalties each, in turn; no pawn is moved."
        },
        "refusal": null
      },
      {
        "id": "MAT-SHOOT-2",
        "rule": {
          "es": "Gana quien marca más, en cuanto ya no se le puede alcanzar; iguales tras cinco, parejas hasta que una decida.",
          "en": "More goals win, as soon as they can't be made up; level after five, pairs until one decides."
        },
        "refusal": null
      }
    ]
  }
]);
