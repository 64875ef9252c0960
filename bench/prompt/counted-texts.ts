/** A paragraph or a turn with its tokens in the vocabularies of GPT-4o (o200k) and of GPT-4 (cl100k). */
export interface CountedText {
  text: string
  o200k: number
  cl100k: number
}

const counted = (text: string, o200k: number, cl100k: number): CountedText => ({ text, o200k, cl100k })

/** Narration and turns of the player in five languages: a story of any length is made of them. */
export const languages: Record<string, { narration: CountedText[]; playerTurns: CountedText[] }> = {
  English: {
    narration: [
      counted(
        'The lantern swings on its hook and throws a slow yellow circle over the planks. Somewhere below, water knocks against the hull, three times, then not at all. Old Maren lifts her head from the rope she has been mending. "You heard it too," she says, and it is not a question.',
        65,
        66,
      ),
      counted(
        'You push the iron door until the rust gives way. Behind it a narrow stair goes down into cold air that smells of salt and burnt sugar. On the third step lies a child’s glove, still wet, its fingers curled as if around a hand that has only just let go.',
        57,
        57,
      ),
      counted(
        'The magistrate folds the letter twice and puts it into the fire without reading it to the end. "There was never any bridge," he tells the room. Nobody answers. Outside, the bells begin to ring for a feast that should have been tomorrow, and the horses in the yard pull at their chains.',
        62,
        61,
      ),
      counted(
        'Snow has covered the tracks, but not the blood. It leads from the shattered sled across the frozen lake toward the lights of the station, where someone is walking to and fro behind the curtains with a rifle under one arm.',
        45,
        45,
      ),
    ],
    playerTurns: [
      counted('I ask her who else has heard it.', 9, 9),
      counted('I take the glove and go on down the stairs, slowly.', 13, 13),
      counted('I step up to the fire and pull the letter out.', 12, 12),
    ],
  },
  German: {
    narration: [
      counted(
        'Die Laterne schaukelt am Haken und wirft einen langsamen gelben Kreis über die Planken. Irgendwo darunter klopft Wasser gegen den Rumpf, dreimal, dann gar nicht mehr. Die alte Maren hebt den Kopf von dem Tau, das sie flickt. „Du hast es auch gehört“, sagt sie, und es ist keine Frage.',
        77,
        82,
      ),
      counted(
        'Du drückst gegen die Eisentür, bis der Rost nachgibt. Dahinter führt eine schmale Treppe hinunter in kalte Luft, die nach Salz und verbranntem Zucker riecht. Auf der dritten Stufe liegt ein Kinderhandschuh, noch nass, die Finger gekrümmt wie um eine Hand, die eben erst losgelassen hat.',
        77,
        85,
      ),
      counted(
        'Der Amtmann faltet den Brief zweimal und legt ihn ins Feuer, ohne ihn zu Ende zu lesen. „Es hat nie eine Brücke gegeben“, erklärt er dem Saal. Niemand antwortet. Draußen läuten die Glocken für ein Fest, das erst morgen sein sollte, und die Pferde im Hof zerren an ihren Ketten.',
        71,
        82,
      ),
      counted(
        'Der Schnee hat die Spuren zugedeckt, das Blut aber nicht. Es führt vom zerschmetterten Schlitten über den gefrorenen See zu den Lichtern der Station, wo jemand hinter den Vorhängen auf und ab geht, ein Gewehr unter dem Arm.',
        59,
        63,
      ),
    ],
    playerTurns: [
      counted('Ich frage sie, wer es noch gehört hat.', 10, 11),
      counted('Ich nehme den Handschuh und gehe langsam weiter die Treppe hinunter.', 16, 20),
      counted('Ich trete ans Feuer und ziehe den Brief heraus.', 12, 13),
    ],
  },
  Russian: {
    narration: [
      counted(
        'Фонарь качается на крюке и бросает на доски медленный жёлтый круг. Где-то внизу вода стучит о борт, три раза, а потом затихает. Старая Марен поднимает голову от каната, который чинит. «Ты тоже это слышал», — говорит она, и это не вопрос.',
        77,
        114,
      ),
      counted(
        'Ты толкаешь железную дверь, пока ржавчина не поддаётся. За ней узкая лестница уходит вниз, в холодный воздух, пахнущий солью и жжёным сахаром. На третьей ступеньке лежит детская перчатка, ещё мокрая, пальцы согнуты, словно вокруг руки, которая только что разжалась.',
        81,
        139,
      ),
      counted(
        'Судья дважды складывает письмо и кладёт его в огонь, не дочитав до конца. «Никакого моста никогда не было», — объявляет он залу. Никто не отвечает. Снаружи колокола начинают звонить к празднику, который должен был быть завтра, и лошади во дворе рвутся с цепей.',
        78,
        126,
      ),
      counted(
        'Снег засыпал следы, но не кровь. Она тянется от разбитых саней через замёрзшее озеро к огням станции, где кто-то ходит взад и вперёд за занавесками с ружьём под мышкой.',
        62,
        91,
      ),
    ],
    playerTurns: [
      counted('Я спрашиваю её, кто ещё это слышал.', 12, 21),
      counted('Я беру перчатку и медленно спускаюсь дальше.', 13, 23),
      counted('Я подхожу к огню и вытаскиваю письмо.', 14, 23),
    ],
  },
  Chinese: {
    narration: [
      counted(
        '灯笼在钩子上摇晃，在木板上投下一圈缓慢的黄光。下面某处，水拍打着船壳，三下，然后一点声音也没有了。老玛伦从她正在修补的绳子上抬起头来。“你也听见了。”她说，这并不是一个问题。',
        78,
        103,
      ),
      counted(
        '你用力推那扇铁门，直到锈迹松动。门后一道窄窄的楼梯通向冰冷的空气，那里有盐和烧焦的糖的气味。第三级台阶上放着一只孩子的手套，还是湿的，手指弯曲着，好像握着一只刚刚松开的手。',
        82,
        122,
      ),
      counted(
        '法官把信折了两次，没有读完就放进火里。“从来就没有什么桥。”他对屋里的人说。没有人回答。外面的钟开始为本该明天才到的节日敲响，院子里的马拉扯着它们的铁链。',
        67,
        86,
      ),
      counted(
        '雪盖住了足迹，却没有盖住血。血迹从破碎的雪橇开始，穿过结冰的湖面，一直通向车站的灯光，那里有个人夹着步枪，在窗帘后面来回走动。',
        58,
        89,
      ),
    ],
    playerTurns: [
      counted('我问她还有谁听见了。', 9, 12),
      counted('我拿起手套，慢慢地继续走下楼梯。', 15, 28),
      counted('我走到火边，把信抽了出来。', 11, 17),
    ],
  },
  Japanese: {
    narration: [
      counted(
        'ランタンが鉤の上で揺れ、板の上にゆっくりと黄色い輪を投げかける。どこか下のほうで水が船体を三度叩き、それきり静かになった。老いたマーレンは繕っていた綱から顔を上げる。「あなたにも聞こえたのね」と彼女は言う。それは問いではなかった。',
        98,
        128,
      ),
      counted(
        'あなたは錆が崩れるまで鉄の扉を押す。その向こうには狭い階段があり、塩と焦げた砂糖の匂いのする冷たい空気の中へ下りていく。三段目に子供の手袋が落ちている。まだ濡れていて、指は今しがた離れた手を握るように曲がっている。',
        96,
        130,
      ),
      counted(
        '判事は手紙を二度折り、最後まで読まずに火にくべた。「橋など初めからなかったのだ」と彼は部屋に告げる。誰も答えない。外では明日のはずの祭りの鐘が鳴り始め、中庭の馬たちが鎖を引いている。',
        78,
        109,
      ),
      counted(
        '雪は足跡を覆ったが、血は隠せなかった。それは砕けた橇から凍った湖を渡り、駅の灯りのほうへ続いている。カーテンの向こうでは、誰かが銃を脇に抱えて行ったり来たりしている。',
        73,
        104,
      ),
    ],
    playerTurns: [
      counted('ほかに誰が聞いたのか彼女に尋ねる。', 16, 23),
      counted('手袋を拾い、ゆっくりと階段を下り続ける。', 20, 25),
      counted('火に近づき、手紙を引き出す。', 14, 16),
    ],
  },
}
