// Finds the weights of games/bronze_age/bots/weights.py by an evolution strategy: see strength.md. A copy of the base game.
// g++ -O2 -std=c++17 -o weights bronze_age_weights.cpp; ./weights es 0 SECONDS SEED   (`hope` is called turns here, `city` goods_value)
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string>
#include <vector>
using namespace std;
struct Rng{uint64_t s; uint32_t next(){s^=s<<13;s^=s>>7;s^=s<<17;return (uint32_t)(s>>32);} int below(int n){return (int)(((uint64_t)next()*n)>>32);} double u(){return next()/4294967296.0;} double gauss(){return sqrt(-2*log(1-u()))*cos(6.283185307*u());}};
enum{FOODF,WORKF,EITHER,GOODF,SKULL,COIN};
enum{LEAD,IRRI,AGRI,QUAR,MEDI,PRES,COINAGE,CARA,SHIPP,SMIT,RELI,GRAN,MASO,ENGI,COMM,ARCH,EMPI,ND};
const int BOX[11]={3,4,5,6,3,5,7,9,11,13,15};
const int FIRST[7]={1,2,4,6,8,10,12},LATER[7]={0,1,2,3,4,5,6};
const int COST[ND]={10,10,15,15,15,0,20,20,0,0,20,30,30,40,0,50,60},PTS[ND]={2,2,3,3,3,0,4,4,0,0,6,6,6,6,0,8,8};
const bool ON[ND]={1,1,1,1,1,0,1,1,0,0,1,1,1,1,0,1,1};
const int ROWS[6]={8,7,6,5,4,15};
int VAL[5][9];
// parameters
enum{P_WORKER,P_GOOD,P_COIN,P_LATER,P_STEP,P_SKULL,P_DROUGHT,P_PEST,P_INV,P_CITIES,P_CITYTURNS,P_DONE,P_RACE,P_POOR,P_ENOUGH,P_MED,P_GOODV,P_FEED,P_TURNS,P_MODE,P_USE,NP=P_USE+ND};
const char*PN[NP]={"worker","good","coin","later_food","step","skull","drought","pestilence","invasion","cities","city_turns","done_now","race","poor","coins_enough","medicine","goods_value","feed","turns","mode"};
typedef vector<double> W;
W oldW(){W w(NP,0.0);w[P_WORKER]=7;w[P_GOOD]=10;w[P_COIN]=2;w[P_LATER]=3;w[P_STEP]=0;w[P_SKULL]=20;w[P_DROUGHT]=20;w[P_PEST]=20;w[P_INV]=40;w[P_CITIES]=6;w[P_CITYTURNS]=2;w[P_DONE]=2;w[P_RACE]=0;w[P_POOR]=40;w[P_ENOUGH]=14;w[P_MED]=0;w[P_GOODV]=1;w[P_FEED]=10;w[P_TURNS]=0;
 double*u=&w[P_USE];u[LEAD]=5;u[IRRI]=5;u[AGRI]=25;u[QUAR]=10;u[MEDI]=10;u[COINAGE]=25;u[CARA]=15;u[RELI]=5;u[GRAN]=5;u[MASO]=25;u[ENGI]=10;return w;}
struct Pl{int st[6],box[11],dis;uint32_t dev;};
struct G{
  int n;Pl p[4];int builder[7];bool ending;int a;int dice[7],nd;int rolls;const W*w[4];Rng*r;int coins,workers;int round;
  bool owns(int i,int d){return p[i].dev>>d&1;}
  int cities(int i){int c=3;for(int k=0;k<4;k++)c+=p[i].box[k]==BOX[k];return c;}
  int monuments(int i){int c=0;for(int k=0;k<7;k++)c+=p[i].box[4+k]==BOX[4+k];return c;}
  int goods(int i){int g=0;for(int k=0;k<5;k++)g+=p[i].st[k];return g;}
  int gval(int i){int g=0;for(int k=0;k<5;k++)g+=VAL[k][p[i].st[k]];return g;}
  int devs(int i){return __builtin_popcount(p[i].dev);}
  int turnsLeft(){if(ending)return 0;int m=0;for(int i=0;i<n;i++)m=max(m,devs(i));return 5-m;}
  int foodDie(int f){return (f==FOODF?3:2)+(owns(a,AGRI)?1:0);}
  int workDie(int f){return (f==WORKF?3:2)+(owns(a,MASO)?1:0);}
  bool open(int k){if(k>=4&&builder[k-4]==-2)return false;return p[a].box[k]<BOX[k];}
  bool hasWork(){for(int k=0;k<11;k++)if(open(k))return true;return false;}
  double devWorth(int i,int d){const W&x=*w[i];double use=x[P_USE+d];if(d==MEDI)use+=x[P_MED]*(n-1);double t=min(turnsLeft(),4)/4.0;double v=10*PTS[d]+use*t;if(d==ARCH)v+=10*monuments(i);else if(d==EMPI)v+=10*cities(i);return v;}
  double purchase(int i,int c){double b=0;for(int d=0;d<ND;d++)if(ON[d]&&COST[d]<=c&&!owns(i,d))b=max(b,devWorth(i,d));return b;}
  double disaster(int i,int c){const W&x=*w[i];if(c==2)return owns(i,IRRI)?0:-x[P_DROUGHT];if(c==3){int h=0;for(int o=0;o<n;o++)h+=o!=i&&!owns(o,MEDI);return x[P_MODE]>=0&&x[P_TURNS]==0&&w[i]==w0?20:x[P_PEST]*h;}if(c==4)return p[i].box[9]==BOX[9]?0:-x[P_INV];if(c>=5)return owns(i,RELI)?20:-x[P_GOOD]*goods(i);return 0;}
  const W*w0=nullptr;
  double foodWorth(int f,int h){const W&x=*w[a];int now=max(0,min(f,h));return x[P_FEED]*now+x[P_LATER]*(f-now);}
  double coinsWorth(int c){const W&x=*w[a];if(x[P_STEP]==0)return x[P_COIN]*c;int have=gval(a);for(int i=0;i<nd;i++)if(dice[i]==COIN)have+=c;return (1-x[P_STEP])*x[P_COIN]*c+x[P_STEP]*(purchase(a,have+c)-purchase(a,have));}
  double faceWorth(int f,int h){const W&x=*w[a];if(f==FOODF)return foodWorth(foodDie(f),h);if(f==WORKF)return hasWork()?workDie(f)*x[P_WORKER]:0;if(f==EITHER)return max(hasWork()?workDie(f)*x[P_WORKER]:0,foodWorth(foodDie(f),h));if(f==GOODF)return x[P_GOOD];return coinsWorth(owns(a,COINAGE)?12:7);}
  int skulls(){int c=0;for(int i=0;i<nd;i++)c+=dice[i]==SKULL;return c;}
  void worths(double*out){int h=cities(a)-p[a].st[5];for(int f:{FOODF,EITHER})for(int i=0;i<nd;i++)if(dice[i]==f){out[i]=faceWorth(f,h);h-=foodDie(f);}
    for(int i=0;i<nd;i++){if(dice[i]==SKULL){int c=skulls();out[i]=(*w[a])[P_SKULL]+disaster(a,c)-disaster(a,c-1);}else if(dice[i]!=FOODF&&dice[i]!=EITHER)out[i]=faceWorth(dice[i],h);}}
  double fresh(){int h=cities(a)-p[a].st[5];for(int i=0;i<nd;i++)if(dice[i]==FOODF||dice[i]==EITHER)h-=foodDie(dice[i]);int c=skulls();double t=(*w[a])[P_SKULL]+disaster(a,c+1)-disaster(a,c);for(int f=0;f<6;f++)if(f!=SKULL)t+=faceWorth(f,h);return t/6;}
  // whole-outcome value
  double outcome(const int*c){const W&x=*w[a];int cit=cities(a);int food=p[a].st[5]+c[FOODF]*foodDie(FOODF);int e=c[EITHER];int fe=foodDie(EITHER);bool hw=hasWork();int ef=0;while(ef<e&&food<cit){food+=fe;ef++;}if(!hw)while(ef<e){food+=fe;ef++;}
    int wk=c[WORKF]*workDie(WORKF)+(e-ef)*workDie(EITHER);food=min(food,15);double v=food<cit?-x[P_FEED]*(cit-food):x[P_LATER]*min(food-cit,2*cit);
    if(hw)v+=x[P_WORKER]*wk; int g=c[GOODF]+2*c[SKULL];int V=0;int add[5]={0,0,0,0,0};for(int k=0;k<g;k++)add[k%5]++;if(add[1]&&owns(a,QUAR))add[1]++;for(int k=0;k<5;k++)V+=VAL[k][min(ROWS[k],p[a].st[k]+add[k])];
    int coins=c[COIN]*(owns(a,COINAGE)?12:7);int tl=turnsLeft();double keepv=tl>0?x[P_GOODV]:0.05;double best=keepv*min(V,60);
    for(int d=0;d<ND;d++)if(ON[d]&&!owns(a,d)&&COST[d]<=V+coins){double left=max(0,V-max(0,COST[d]-coins));double t=devWorth(a,d)+keepv*0.5*left;best=max(best,t);}
    v+=best;v+=disaster(a,c[SKULL]);return v;}
  double expectOut(int*c,int k){ // average over k dice added
    if(k==0)return outcome(c);double t=0; // enumerate multisets with multinomial weight
    static double fact[9]={1,1,2,6,24,120,720,5040,40320};double tot=pow(6.0,k);
    int m[6];
    for(m[0]=0;m[0]<=k;m[0]++)for(m[1]=0;m[0]+m[1]<=k;m[1]++)for(m[2]=0;m[0]+m[1]+m[2]<=k;m[2]++)for(m[3]=0;m[0]+m[1]+m[2]+m[3]<=k;m[3]++)for(m[4]=0;m[0]+m[1]+m[2]+m[3]+m[4]<=k;m[4]++){m[5]=k-m[0]-m[1]-m[2]-m[3]-m[4];double p=fact[k];int d[6];for(int f=0;f<6;f++){p/=fact[m[f]];d[f]=c[f]+m[f];}t+=p/tot*outcome(d);}
    return t;}
  void reroll(){
    const W&x=*w[a];
    if(x[P_MODE]<1){double o[7];worths(o);double m=fresh();if(w[a]!=w0&&rolls==1)m+=x[P_TURNS];bool any=false;bool msk[7];for(int i=0;i<nd;i++){msk[i]=o[i]<m&&dice[i]!=SKULL;any|=msk[i];}rolls++;if(!any){rolls=3;return;}for(int i=0;i<nd;i++)if(msk[i])dice[i]=r->below(6);return;}
    int c[6]={0,0,0,0,0,0};for(int i=0;i<nd;i++)c[dice[i]]++;
    if(x[P_MODE]<2){ // marginal: per face, drop one die and see
      double base=outcome(c);bool drop[6]={0};bool any=false;int kept[6];memcpy(kept,c,sizeof c);
      // greedily decide number of dice of each face to keep
      bool changed=true;while(changed){changed=false;double bestGain=0.5;int bf=-1;for(int f=0;f<6;f++)if(f!=SKULL&&kept[f]){kept[f]--;double ex=0;for(int g=0;g<6;g++){kept[g]++;ex+=outcome(kept)/6;kept[g]--;}kept[f]++;double gain=ex-outcome(kept);if(gain>bestGain){bestGain=gain;bf=f;}}
        if(bf>=0){kept[bf]--;changed=true;any=true;
          // continue with the die taken away, judged by what is kept
        }}
      (void)base;(void)drop;rolls++;if(!any){rolls=3;return;}int k[6];memcpy(k,kept,sizeof k);for(int i=0;i<nd;i++){if(k[dice[i]]>0)k[dice[i]]--;else dice[i]=r->below(6);}return;}
    // exact
    int b[6];double bw=-1e9;int kp[6];kp[SKULL]=c[SKULL];
    for(kp[0]=0;kp[0]<=c[0];kp[0]++)for(kp[1]=0;kp[1]<=c[1];kp[1]++)for(kp[2]=0;kp[2]<=c[2];kp[2]++)for(kp[3]=0;kp[3]<=c[3];kp[3]++)for(kp[5]=0;kp[5]<=c[5];kp[5]++){int k=nd-kp[0]-kp[1]-kp[2]-kp[3]-kp[5]-kp[4];double v=expectOut(kp,k);if(v>bw+1e-9){bw=v;memcpy(b,kp,sizeof b);}}
    int k=nd;for(int f=0;f<6;f++)k-=b[f];rolls++;if(k==0){rolls=3;return;}for(int i=0;i<nd;i++){if(b[dice[i]]>0)b[dice[i]]--;else dice[i]=r->below(6);}
  }
  void lead_(){const W&x=*w[a];
    if(x[P_MODE]<1){double o[7];worths(o);int b=0;for(int i=0;i<nd;i++)if(o[i]<o[b])b=i;if(o[b]<fresh())dice[b]=r->below(6);return;}
    int c[6]={0,0,0,0,0,0};for(int i=0;i<nd;i++)c[dice[i]]++;double base=outcome(c),bg=0.5;int bf=-1;for(int f=0;f<6;f++)if(c[f]){c[f]--;double ex=0;for(int g=0;g<6;g++){c[g]++;ex+=outcome(c)/6;c[g]--;}c[f]++;if(ex-base>bg){bg=ex-base;bf=f;}}
    if(bf>=0)for(int i=0;i<nd;i++)if(dice[i]==bf){dice[i]=r->below(6);break;}}
  void gain(int i,int k,int c){p[i].st[k]=min(ROWS[k],p[i].st[k]+c);}
  int left(int k){return BOX[k]-p[a].box[k];}
  double projWorth(int k,int wk){const W&x=*w[a];int l=left(k);if(k<4){if(cities(a)>=x[P_CITIES]||turnsLeft()<=x[P_CITYTURNS])return 0;return w[a]==w0?1000-l:x[P_GOODV]*turnsLeft()/l;}int m=k-4;bool f=builder[m]==-1;double pt=f?FIRST[m]:LATER[m];if(owns(a,ARCH))pt+=1;if(l<=wk)return pt*x[P_DONE]/l;if(f){int bg=0;for(int o=0;o<n;o++)if(o!=a)bg=max(bg,p[o].box[k]);pt-=x[P_RACE]*pt*bg/BOX[k];}return pt/l;}
  int bestProj(int wk){int b=0;double bw=-1;for(int k=0;k<11;k++)if(open(k)){double v=projWorth(k,wk);if(v>bw){bw=v;b=k;}}return b;}
  void lookEnd(){if(ending)return;if(devs(a)>=5){ending=true;return;}for(int m=0;m<7;m++)if(builder[m]==-1)return;ending=true;}
  void put(int k){workers--;p[a].box[k]++;if(k>=4&&p[a].box[k]==BOX[k]){if(builder[k-4]==-1)builder[k-4]=a;lookEnd();}}
  void turn(int i){a=i;coins=workers=0;const W&x=*w[a];Pl&q=p[a];nd=cities(a);for(int k=0;k<nd;k++)dice[k]=r->below(6);rolls=1;
    while(rolls<3){bool can=false;for(int k=0;k<nd;k++)can|=dice[k]!=SKULL;if(!can)break;reroll();}
    if(owns(a,LEAD))lead_();
    int g=0,e=0;for(int k=0;k<nd;k++){if(dice[k]==GOODF)g++;if(dice[k]==SKULL)g+=2;if(dice[k]==EITHER)e++;if(dice[k]==COIN)coins+=owns(a,COINAGE)?12:7;}
    int stone=q.st[1];for(int k=0;k<g;k++)gain(a,k%5,1);if(q.st[1]>stone&&owns(a,QUAR))gain(a,1,1);
    int h=cities(a)-q.st[5];for(int k=0;k<nd;k++)if(dice[k]==FOODF)h-=foodDie(FOODF);int need=0;if(!hasWork())need=e;else while(need<e&&h>0){h-=foodDie(EITHER);need++;}
    int food=need*foodDie(EITHER);workers=(e-need)*workDie(EITHER);for(int k=0;k<nd;k++){if(dice[k]==FOODF)food+=foodDie(FOODF);if(dice[k]==WORKF)workers+=workDie(WORKF);}
    gain(a,5,food);int c=cities(a);int hun=c-q.st[5];if(hun>0){q.st[5]=0;q.dis+=hun;}else q.st[5]-=c;
    int s=skulls();if(s==2){if(!owns(a,IRRI))q.dis+=2;}else if(s==3){for(int o=0;o<n;o++)if(o!=a&&!owns(o,MEDI))p[o].dis+=3;}else if(s==4){if(p[a].box[9]!=BOX[9])q.dis+=4;}else if(s>=5){if(!owns(a,RELI)){for(int k=0;k<5;k++)q.st[k]=0;}else for(int o=0;o<n;o++)if(!owns(o,RELI))for(int k=0;k<5;k++)p[o].st[k]=0;}
    // build
    while((workers>0&&hasWork())||(owns(a,ENGI)&&q.st[1]>0&&hasWork())){int wk=workers+(owns(a,ENGI)?q.st[1]*3:0);int k=bestProj(wk);if(workers>0){put(k);continue;}if(k>=4&&left(k)<=wk){q.st[1]--;workers+=3;continue;}break;}
    workers=0;
    // buy
    int foodp=owns(a,GRAN)?4:0;int total=coins+gval(a)+foodp*q.st[5];int b=-1;double bw=0;for(int d=0;d<ND;d++)if(ON[d]&&!owns(a,d)&&COST[d]<=total){double v=devWorth(a,d);if(v>bw){bw=v;b=d;}}
    if(0){int bo=-1000;for(int o=0;o<n;o++)if(o!=a)bo=max(bo,score(o));if(score(a)+PTS[b]<bo+x[P_TURNS])b=-1;}
    if(b>=0&&!(bw<x[P_POOR]&&coins<x[P_ENOUGH]&&turnsLeft()>1&&(goods(a)<=6||owns(a,CARA)))){
      int missing=COST[b]-coins;if(missing>0){int bm=-1,bl=10000;for(int m=0;m<32;m++){int t=0;for(int k=0;k<5;k++)if(m>>k&1)t+=VAL[k][q.st[k]];int sold=0;int fd=foodp?q.st[5]:0;while(t<missing&&sold<fd){t+=foodp;sold++;}if(t>=missing&&t<bl){bl=t;bm=m;}}
        for(int k=0;k<5;k++)if(bm>=0&&bm>>k&1&&missing>0&&q.st[k]>0){missing-=VAL[k][q.st[k]];q.st[k]=0;}while(missing>0&&foodp&&q.st[5]>0){q.st[5]--;missing-=foodp;}}
      q.dev|=1u<<b;lookEnd();}
    if(!owns(a,CARA))while(goods(a)>6){int bk=-1,bl=1000;for(int k=0;k<5;k++)if(q.st[k]>0){int l=VAL[k][q.st[k]]-VAL[k][q.st[k]-1];if(l<bl){bl=l;bk=k;}}q.st[bk]--;}
  }
  int score(int i){int s=0;for(int d=0;d<ND;d++)if(owns(i,d))s+=PTS[d];for(int m=0;m<7;m++)if(p[i].box[4+m]==BOX[4+m])s+=builder[m]==i?FIRST[m]:LATER[m];if(owns(i,ARCH))s+=monuments(i);if(owns(i,EMPI))s+=cities(i);return s-p[i].dis;}
  void play(int pl,const W**ws,Rng*rr){n=pl;r=rr;memset(p,0,sizeof p);for(int i=0;i<n;i++){p[i].st[5]=3;w[i]=ws[i];}for(int m=0;m<7;m++)builder[m]=-1;if(n==2)builder[2]=builder[6]=-2;if(n==3)builder[4]=-2;ending=false;int t=0;while(t<60){for(int i=0;i<n;i++)turn(i);t++;if(ending)break;}}
};
G g;
double match(const W&a,const W&b,int pl,int i,Rng&r,double*diff){const W*ws[4];int me=i%pl;for(int k=0;k<pl;k++)ws[k]=&b;ws[me]=&a;g.w0=&b;g.play(pl,ws,&r);int s=g.score(me);int bo=-1000;double sh=1;pair<int,int> mine(s,g.gval(me)),best=mine;int cnt=1;for(int o=0;o<pl;o++)if(o!=me){pair<int,int> t(g.score(o),g.gval(o));bo=max(bo,t.first);if(t>best){best=t;}else if(t==mine)cnt++;}
  if(diff)*diff+=s-bo;return best==mine?sh/cnt:0;}
double eval(const W&a,const W&b,int pl,int n,uint64_t seed,double*diff=nullptr){Rng r{seed*0x9E3779B97F4A7C15ull+1};for(int i=0;i<9;i++)r.next();double t=0,d=0;for(int i=0;i<n;i++)t+=match(a,b,pl,i,r,&d);if(diff)*diff=d/n;return t/n;}
int main(int argc,char**argv){
  for(int k=0;k<5;k++)for(int c=1;c<=8;c++)VAL[k][c]=(k+1)*c*(c+1)/2;
  W o=oldW();string mode=argv[1];
  if(mode=="t"){for(double m:{0.0,1.0,2.0}){W a=o;a[P_MODE]=m;clock_t t=clock();double d;double v=eval(a,o,2,atoi(argv[2]),1,&d);printf("mode %.0f win %.3f diff %.2f  %.0f/s\n",m,v,d,atoi(argv[2])/((clock()-t)/(double)CLOCKS_PER_SEC));}}
  else if(mode=="v"){W c=o;{double v0[]={16.22,23.19,2.33,6.52,0.03,34.73,9.93,17.51,96.79,6.22,1.19,1.35,0.08,150.49,2.49,4.71,2.39,15.49,8.90,0.00};for(int i=0;i<P_USE;i++)c[i]=v0[i];double u0[]={5.1,-10.9,98.9,58.3,-7.4,-22.9,7.4,13.1,-25.9,12.7,4.3,-30.7,49.9,3.7,-3.4,-2.7,15.4};for(int d=0;d<ND;d++)c[P_USE+d]=u0[d];}c[P_MODE]=0;
   for(double e:{0.0,1.0,2.0,3.0,4.0,6.0})for(double cw:{5.0}){W x=c;x[P_TURNS]=e;x[P_GOODV]=cw;printf("end %.0f city %.0f:",e,cw);for(int pl=2;pl<=3;pl++){double d;double v=eval(x,o,pl,6000,999,&d);printf(" %.3f %.2f",v,d);}printf("\n");}}
  else if(mode=="es"){ // es mode secs seed
    double m=atof(argv[2]),secs=atof(argv[3]);Rng r{strtoull(argv[4],0,10)*77777+1};for(int i=0;i<9;i++)r.next();W c=o;{double v0[]={16.22,23.19,2.33,6.52,0.03,34.73,9.93,17.51,96.79,6.22,1.19,1.35,0.08,150.49,2.49,4.71,2.39,15.49,8.90,0.00};for(int i=0;i<P_USE;i++)c[i]=v0[i];double u0[]={5.1,-10.9,98.9,58.3,-7.4,-22.9,7.4,13.1,-25.9,12.7,4.3,-30.7,49.9,3.7,-3.4,-2.7,15.4};for(int d=0;d<ND;d++)c[P_USE+d]=u0[d];}c[P_MODE]=m;
    W sc(NP);for(int i=0;i<NP;i++)sc[i]=max(0.15*fabs(c[i]),i>=P_USE?4.0:0.1);sc[P_MODE]=0;sc[P_TURNS]=0.8;sc[P_CITIES]=0.7;sc[P_CITYTURNS]=0.5;
    double cb=0;double t0=clock()/(double)CLOCKS_PER_SEC;int it=0;W best=c;
    while(clock()/(double)CLOCKS_PER_SEC-t0<secs){it++;
      // antithetic ES by the share of wins plus margin
      int pairs=8;int nm=m<2?450:150;vector<W> eps;vector<double> df;uint64_t seed=1000+it;double sd=0;
      for(int k=0;k<pairs;k++){W e(NP);for(int i=0;i<NP;i++)e[i]=r.gauss();W a=c,b=c;for(int i=0;i<NP;i++){a[i]+=sc[i]*e[i];b[i]-=sc[i]*e[i];}auto fit=[&](const W&x){double d2,d3;double v=0;v+=eval(x,o,2,nm,seed*10+k,&d2)+0.02*d2;v+=0.5*(eval(x,o,3,nm/3,seed*10+k,&d3)+0.02*d3);return v;};double d=fit(a)-fit(b);eps.push_back(e);df.push_back(d);sd+=d*d;}
      sd=sqrt(sd/pairs)+1e-9;double lr=0.35;for(int k=0;k<pairs;k++)for(int i=0;i<NP;i++)c[i]+=lr*sc[i]*eps[k][i]*df[k]/sd/sqrt((double)pairs)*0.7;
      for(int i=0;i<NP;i++)if(i!=P_MODE&&i<P_USE)c[i]=max(0.0,c[i]);c[P_STEP]=min(1.0,c[P_STEP]);
    }
    for(int pl=2;pl<=4;pl++){double d;double v=eval(c,o,pl,m<2?20000:4000,999,&d);printf("players %d win %.3f diff %.2f\n",pl,v,d);}
    printf("its %d\n",it);for(int i=0;i<P_USE;i++)printf("%s=%.2f ",PN[i],c[i]);printf("\nuse");for(int d=0;d<ND;d++)printf(" %.1f",c[P_USE+d]);printf("\n");
  }
}
