/** Short and slack spellings, each by its full words; an apostrophe may be missing. */
export const shortForms: Record<string, string> = Object.fromEntries(
  `
  can't=can not; cant=can not; cannot=can not; won't=will not; wont=will not; shan't=shall not; don't=do not;
  dont=do not; doesn't=does not; doesnt=does not; didn't=did not; didnt=did not; isn't=is not; isnt=is not;
  aren't=are not; arent=are not; wasn't=was not; wasnt=was not; weren't=were not; werent=were not;
  haven't=have not; havent=have not; hasn't=has not; hasnt=has not; hadn't=had not; hadnt=had not;
  wouldn't=would not; wouldnt=would not; couldn't=could not; couldnt=could not; shouldn't=should not;
  shouldnt=should not; mustn't=must not; needn't=need not; i'm=i am; im=i am;
  i've=i have; ive=i have; i'll=i will; i'd=i would; you're=you are; youre=you are; you've=you have;
  youve=you have; you'll=you will; youll=you will; you'd=you would; he'll=he will; she'll=she will;
  it'll=it will; itll=it will; he'd=he would; she'd=she would; it'd=it would; we're=we are; we've=we have;
  weve=we have; we'll=we will; we'd=we would; they're=they are; theyre=they are; they've=they have;
  theyve=they have; they'll=they will; theyll=they will; they'd=they would; hes=he is; shes=she is;
  thats=that is; whats=what is; wheres=where is; whos=who is; hows=how is; whens=when is; whys=why is;
  theres=there is; heres=here is; lets=let us; let's=let us; where'd=where did; who'd=who would;
  what'd=what did; how'd=how did; what're=what are; there'll=there will; that'll=that will; who'll=who will; what'll=what will; how'll=how will;
  when'll=when will; where'll=where will; when'd=when did; why'd=why did;
  y'all=you all; yall=you all; gonna=going to; wanna=want to; gotta=have to; gimme=give me; lemme=let me;
  dunno=do not know; tryna=trying to; imma=i will; ima=i will; hafta=have to; gotcha=i understand;
  outta=out of; kinda=kind-of; sorta=sort-of; coulda=could have; couldve=could have; could've=could have;
  wouldve=would have; would've=would have; shouldve=should have; should've=should have; mightve=might have;
  might've=might have; must've=must have; who've=who have; hed=he had; that'd=that would; there'd=there would;
  woulda=would have; shoulda=should have; c'mon=come on; cmon=come on; 'em=them; em=them; o'clock=oclock;
  u=you; ur=your; r=are; y=why; pls=please; plz=please; thx=thanks; ty=thanks; cuz=because; cos=because;
  coz=because; bc=because; 'cause=because; 'til=until; til=until; tho=though; thru=through; w/=with;
  w/o=without; b4=before; l8r=later; gr8=great; ppl=people; smth=something; sth=something; idk=i do not know;
  idc=i do not care; iam=i am; &=and; abt=about; bout=about; rn=now; tmrw=tomorrow; ya=you; ye=you; yer=your; thee=you;
  thou=you; thy=your; mah=my; da=the; teh=the; hte=the; th=the; adn=and; nad=and; waht=what;
  wut=what; whta=what; wher=where; whre=where; wich=which; wiht=with; wth=with; whit=with; hsi=his;
  thier=their; becuase=because; becasue=because; becouse=because; taht=that; tot=to; ot=to; ti=it; si=is;
  fo=of; form=form; sombody=somebody; someting=something; alot=a lot; infront=in front; wiill=will; kno=know;
  luk=look; arund=around; aroud=around; arround=around; rnu=run; qucikly=quickly; quitely=quietly;
  wether=whether; doin=doing; goin=going; lookin=looking; nothin=nothing; somethin=something; talkin=talking;
  tak=take; tke=take; opne=open; oepn=open; ask=ask; thorugh=through; trough=through; trhough=through;
  untill=until; definately=definitely; seperate=separate; recieve=receive; beleive=believe; freind=friend;
  wierd=weird
  `
    .split(';')
    .map((entry) => entry.trim().split('=')),
)
